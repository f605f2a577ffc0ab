import { withChange } from '../../../shared/list/list-address.ts';
import { useFiltersToDrop } from '../../../shared/list/use-filters-to-drop.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { EditionBrief } from '../editions.ts';
import { askedPage, withoutFilters } from './evaluation-list.ts';
import { evaluationsQuery } from './evaluation-queries.ts';
import type { EvaluationListState } from './use-evaluation-list.ts';

interface NothingFoundProps {
  state: EvaluationListState;
  edition: EditionBrief;
}

/** No result fits: say which one condition to give up, and what that would bring. */
export function NothingFound({ state: { list, query, active }, edition }: NothingFoundProps) {
  const helpful = useFiltersToDrop(active, ({ without }) =>
    evaluationsQuery(askedPage(withChange(query, without), edition, 1)),
  );
  const dropped = helpful.toSorted((a, b) => b.total - a.total)[0];
  const all = list.write(withoutFilters(query));
  if (active.length === 0)
    return <EmptyState title={`${edition.name}还没有发布结果`}>可以换一个版本，或稍后再来看看。</EmptyState>;
  return (
    <EmptyState
      title="没有符合条件的测评"
      action={
        <>
          {dropped && (
            <ButtonLink to={list.write(withChange(query, dropped.filter.without))}>
              去掉“{dropped.filter.words.replaceAll(/[“”]/g, '')}”，看 {dropped.total} 款
            </ButtonLink>
          )}
          <ButtonLink tone={dropped ? 'secondary' : 'primary'} to={all}>
            清除全部条件
          </ButtonLink>
        </>
      }
    >
      {dropped ? '放宽一个条件就有结果。' : '可以换一个条件，或看看这一版的全部测评。'}
    </EmptyState>
  );
}
