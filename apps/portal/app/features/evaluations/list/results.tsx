import type { ReactNode } from 'react';
import { withChange } from '../../../shared/list/list-address.ts';
import { ListResults } from '../../../shared/list/list-results.tsx';
import { CardGrid, CardGridSkeleton } from '../../../shared/ui/card-grid.tsx';
import { EvaluationCard } from '../evaluation-card.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { EvaluationListState } from './use-evaluation-list.ts';

/** As many pictures as the first window shows. */
const EAGER = 4;
const CARD_LINES = 8;

interface ResultsProps {
  state: EvaluationListState;
  onward?: ReactNode;
}

export function Results({ state, onward }: ResultsProps) {
  const { list, query, pageSize, edition, evaluations } = state;
  return (
    <ListResults
      things="测评"
      answer={evaluations}
      page={query.pageNum}
      pageSize={pageSize}
      hrefFor={(pageNum) => list.write(withChange(query, { pageNum }))}
      waiting={<CardGridSkeleton label="正在加载测评" count={pageSize} lines={CARD_LINES} />}
      nothing={edition && <NothingFound state={state} edition={edition} />}
      onward={onward}
    >
      {(found) => (
        <CardGrid stale={evaluations.isPlaceholderData}>
          {found.map((evaluation, index) => (
            <EvaluationCard key={evaluation.id} evaluation={evaluation} eager={index < EAGER} level={2} />
          ))}
        </CardGrid>
      )}
    </ListResults>
  );
}
