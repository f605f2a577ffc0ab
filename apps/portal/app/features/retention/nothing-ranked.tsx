import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { type RetentionQuery, retentionAddress, withChange } from './retention-query.ts';

/** In the order in which dropping one is most likely to bring rows. */
const LOOSENINGS = [
  { name: 'brandId', words: '看全部品牌' },
  { name: 'level', words: '看全部级别' },
  { name: 'energyType', words: '看全部能源' },
] as const;

/** Nothing has enough listings: offer to give up one condition, or all of them. */
export function NothingRanked({ query }: { query: RetentionQuery }) {
  const { rankType, years } = query;
  const given = LOOSENINGS.filter(({ name }) => query[name] !== undefined);
  const [first] = given;
  if (!first) return <EmptyState title="榜单暂无数据">新一期数据正在统计，请稍后再来看看。</EmptyState>;
  return (
    <EmptyState
      title="没有样本足够的车"
      action={
        <>
          <ButtonLink
            to={retentionAddress(withChange(query, { [first.name]: undefined }))}
            preventScrollReset
          >
            {first.words}
          </ButtonLink>
          {given.length > 1 && (
            <ButtonLink tone="secondary" to={retentionAddress({ rankType, years })} preventScrollReset>
              清除全部条件
            </ButtonLink>
          )}
        </>
      }
    >
      车源太少时我们不给数字。放宽一个条件再看看。
    </EmptyState>
  );
}
