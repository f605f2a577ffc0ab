import type { ArticleItem, CallData, listArticles } from '@cheyantong/contract';
import { withChange } from '../../../../shared/list/list-address.ts';
import { ListResults } from '../../../../shared/list/list-results.tsx';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonRows } from '../../../../shared/ui/skeleton.tsx';
import { LeadArticle } from '../../../news/index.ts';
import { PieceCard } from './piece-card.tsx';
import styles from './piece-list.module.css';
import { PIECES_A_PAGE, type ZoneQuery, zoneAddress } from './zone-address.ts';

interface PieceListProps {
  query: ZoneQuery;
  answer: {
    data: CallData<typeof listArticles> | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

export function PieceList({ query, answer }: PieceListProps) {
  const isNarrowed = query.keywords !== undefined || query.topic !== undefined;
  return (
    <div className={styles.list} aria-busy={answer.isPlaceholderData}>
      <ListResults
        things="文章"
        answer={answer}
        page={query.pageNum}
        pageSize={PIECES_A_PAGE}
        hrefFor={(pageNum) => zoneAddress.write(withChange(query, { pageNum }))}
        waiting={<Waiting />}
        nothing={
          <EmptyState
            title={isNarrowed ? '没有找到这样的文章' : '消费者专区还没有文章'}
            action={isNarrowed && <ButtonLink to={zoneAddress.write({ pageNum: 1 })}>看全部文章</ButtonLink>}
          >
            {isNarrowed ? '换一个词，或看看其他主题。' : '发布后会出现在这里。'}
          </EmptyState>
        }
        legend={null}
      >
        {(list) => <Pieces list={list} leads={query.pageNum === 1 && query.keywords === undefined} />}
      </ListResults>
    </div>
  );
}

/** The first one of a topic leads, unless words were looked for. */
function Pieces({ list, leads }: { list: ArticleItem[]; leads: boolean }) {
  const [first, ...others] = list;
  return (
    <>
      {leads && first && <LeadArticle article={first} />}
      <ul className={styles.cards} data-long>
        {(leads ? others : list).map((piece) => (
          <li key={piece.id}>
            <PieceCard piece={piece} />
          </li>
        ))}
      </ul>
    </>
  );
}

const Waiting = () => (
  <SkeletonGroup label="正在加载文章">
    <div className={styles.list}>
      <SkeletonBlock height={270} />
      <SkeletonRows rows={8} rowHeight={112} tile={72} />
    </div>
  </SkeletonGroup>
);
