import type { ArticleItem, CallData, listArticles } from '@cheyantong/contract';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '@cheyantong/domain';
import { withChange } from '../../../shared/list/list-address.ts';
import { ListLink } from '../../../shared/list/list-link.tsx';
import { ListResults } from '../../../shared/list/list-results.tsx';
import optionStyles from '../../../shared/list/option.module.css';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row.tsx';
import { LeadArticle } from './lead-article.tsx';
import { type NewsQuery, newsAddress, PAGE_SIZE } from './news-address.ts';

interface ArticleListProps {
  category: ArticleCategory;
  query: NewsQuery;
  answer: {
    data: CallData<typeof listArticles> | undefined;
    error: Error | null;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
}

export function ArticleList({ category, query, answer }: ArticleListProps) {
  const address = newsAddress(category);
  const isNarrowed = query.keywords !== undefined || query.year !== undefined;
  return (
    <div className={styles.list} aria-busy={answer.isPlaceholderData}>
      <YearRow
        category={category}
        query={query}
        years={answer.data?.years ?? []}
        total={answer.data?.total}
      />
      <ListResults
        things="文章"
        answer={answer}
        page={query.pageNum}
        pageSize={PAGE_SIZE}
        hrefFor={(pageNum) => address.write(withChange(query, { pageNum }))}
        waiting={<Waiting />}
        nothing={
          <EmptyState
            title={isNarrowed ? '没有找到这样的文章' : `${ARTICLE_CATEGORIES[category]}还没有文章`}
            action={isNarrowed && <ButtonLink to={address.write({ pageNum: 1 })}>看全部文章</ButtonLink>}
          >
            {isNarrowed ? '换一个词，或看看其他年份。' : '发布后会出现在这里。'}
          </EmptyState>
        }
        legend={null}
      >
        {(list) => <Articles list={list} leads={query.pageNum === 1 && !isNarrowed} />}
      </ListResults>
    </div>
  );
}

/** The first one of the first page leads, when nothing in particular is looked for. */
function Articles({ list, leads }: { list: ArticleItem[]; leads: boolean }) {
  const [first, ...others] = list;
  const rows = leads ? others : list;
  return (
    <>
      {leads && first && <LeadArticle article={first} />}
      <ul className={styles.rows} data-long>
        {rows.map((article) => (
          <li key={article.id}>
            <ArticleRow article={article} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface YearRowProps {
  category: ArticleCategory;
  query: NewsQuery;
  years: CallData<typeof listArticles>['years'];
  total: number | undefined;
}

function YearRow({ category, query, years, total }: YearRowProps) {
  const address = newsAddress(category);
  const link = (label: string, year: number | undefined, count?: number) => (
    <ListLink
      key={label}
      list={address}
      query={query}
      change={{ year }}
      className={optionStyles.option}
      aria-current={query.year === year ? 'true' : undefined}
    >
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </ListLink>
  );
  return (
    <nav className={styles.years} aria-label="年份">
      {link('全部年份', undefined)}
      {years.map(({ year, count }) => link(String(year), year, count))}
      {total !== undefined && <span className={styles.total}>共 {total} 篇</span>}
    </nav>
  );
}

const Waiting = () => (
  <SkeletonGroup label="正在加载文章">
    <div className={styles.waiting}>
      <SkeletonBlock height={270} />
      <SkeletonRows rows={8} rowHeight={112} tile={72} />
    </div>
  </SkeletonGroup>
);
