import { Scale } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { evaluatedName } from '../evaluation-words.ts';
import {
  type ComparedEvaluation,
  compareEvaluation,
  uncompareEvaluation,
  useComparedEvaluations,
} from './compared-evaluations.ts';

/** The box on a card. */
export function CompareCheckbox({ evaluation }: { evaluation: ComparedEvaluation }) {
  return (
    <Checkbox
      aria-label={`对比 ${evaluatedName(evaluation)} ${evaluation.editionName}`}
      checked={useIsCompared(evaluation)}
      onCheckedChange={(checked) => setCompared(evaluation, checked)}
    >
      对比
    </Checkbox>
  );
}

export function CompareButton({ evaluation }: { evaluation: ComparedEvaluation }) {
  const compared = useIsCompared(evaluation);
  return (
    <Button
      tone="secondary"
      icon={<Scale aria-hidden="true" />}
      aria-pressed={compared}
      onClick={() => setCompared(evaluation, !compared)}
    >
      {compared ? '已加入对比' : '加入对比'}
    </Button>
  );
}

const useIsCompared = ({ id }: ComparedEvaluation): boolean =>
  useComparedEvaluations(({ items }) => items.some((item) => item.id === id));

function setCompared(evaluation: ComparedEvaluation, wanted: boolean): void {
  if (wanted) compareEvaluation(evaluation);
  else uncompareEvaluation(evaluation.id);
}
