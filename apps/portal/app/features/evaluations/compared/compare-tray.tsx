import { Tray } from '../../../shared/compare/tray.tsx';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { CarSide } from '../car-side.tsx';
import { compareAddress } from '../evaluation-addresses.ts';
import { evaluatedName } from '../evaluation-words.ts';
import styles from './compare-tray.module.css';
import {
  type ComparedEvaluation,
  uncompareAllEvaluations,
  uncompareEvaluation,
  useComparedEvaluations,
  useRestoredEvaluations,
} from './compared-evaluations.ts';

export function CompareTray() {
  useRestoredEvaluations();
  const evaluations = useComparedEvaluations((state) => state.items);
  return (
    <Tray
      label="对比测评"
      places={evaluations.map((evaluation) => ({
        id: evaluation.id,
        name: `${evaluatedName(evaluation)} ${evaluation.editionName}`,
        title: evaluatedName(evaluation),
        picture: <CarSide car={evaluation} sizes="80px" decorative />,
        remark: (
          <span className={styles.edition}>
            {evaluation.programName} {evaluation.editionName}
          </span>
        ),
      }))}
      freeWords="＋ 再选一款"
      note="只对比同一版本，或公布了折算的版本"
      start={<Start evaluations={evaluations} />}
      onRemove={uncompareEvaluation}
      onClear={uncompareAllEvaluations}
    />
  );
}

function Start({ evaluations }: { evaluations: readonly ComparedEvaluation[] }) {
  if (evaluations.length < 2) return <Button disabled>开始对比</Button>;
  return <ButtonLink to={compareAddress(evaluations.map(({ id }) => id))}>开始对比</ButtonLink>;
}
