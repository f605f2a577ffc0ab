import type { PartTypeOption } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { ListLink } from '../../../shared/list/list-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { SkeletonBlock } from '../../../shared/ui/skeleton.tsx';
import styles from './category-tree.module.css';
import { PART_SHOWROOM, type ShowroomFilters, type ShowroomQuery } from './showroom-query.ts';
import type { ShowroomState } from './use-showroom.ts';

const TREE_HEIGHT = 452;

/** All groups with what is on sale in them; the open one shows its kinds. */
export function CategoryTree({ showroom: { query, groups, types } }: { showroom: ShowroomState }) {
  if (groups.isPending) return <SkeletonBlock height={TREE_HEIGHT} />;
  if (groups.isError) {
    return (
      <NoteBand tone="caution">
        类别没有加载出来。
        <Button tone="quiet" size="small" onClick={() => groups.refetch()}>
          重新加载
        </Button>
      </NoteBand>
    );
  }
  const all = groups.data.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav className={styles.tree} aria-label="配件类别">
      <p className={styles.heading} aria-hidden="true">
        配件类别 <span>{query.brandId || query.seriesId ? '适配' : '在售'}</span>
      </p>
      <ul>
        <li>
          <Branch
            query={query}
            kind={{ value: '', label: '全部再用件', count: all }}
            change={{ parentTypeId: undefined, typeId: undefined }}
            current={!query.parentTypeId && !query.typeId}
          />
        </li>
        {groups.data.map((group) => {
          const isOpen = group.value === query.parentTypeId;
          return (
            <li key={group.value}>
              <Branch
                query={query}
                kind={group}
                change={{ parentTypeId: group.value, typeId: undefined }}
                current={isOpen && !query.typeId}
                open={isOpen}
              />
              {isOpen && <Kinds query={query} types={types.data ?? []} />}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Kinds({ query, types }: { query: ShowroomQuery; types: readonly PartTypeOption[] }) {
  return (
    <ul className={styles.kinds}>
      {types.map((type) => (
        <li key={type.value}>
          <Branch
            query={query}
            kind={type}
            change={{ typeId: type.value }}
            current={type.value === query.typeId}
          />
        </li>
      ))}
    </ul>
  );
}

interface BranchProps {
  query: ShowroomQuery;
  kind: PartTypeOption;
  change: Partial<ShowroomFilters>;
  current: boolean;
  /** Its kinds stand below. */
  open?: boolean | undefined;
}

function Branch({ query, kind: { label, count }, change, current, open }: BranchProps) {
  return (
    <ListLink
      list={PART_SHOWROOM}
      query={query}
      change={change}
      className={styles.branch}
      aria-current={current ? 'true' : undefined}
      data-open={open || undefined}
    >
      {label} <span className={styles.count}>{groupedNumber(count)}</span>
    </ListLink>
  );
}
