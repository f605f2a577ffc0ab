import { useLoaderData } from 'react-router';
import { PAGES } from '../../../../pages.ts';
import { questionsData } from '../../../../shared/head/json-ld.ts';
import { pageMeta } from '../../../../shared/head/page-meta.ts';
import { ArticleReader, type ArticleSeed, articleHead, loadArticle } from '../../../news/index.ts';
import { PieceView } from './piece-view.tsx';

export const loader = loadArticle;

export const meta = pageMeta<ArticleSeed | null>(({ data: seed, absolute }) => {
  if (!seed || !('article' in seed)) return null;
  const head = articleHead(seed.article, absolute);
  const { answers } = seed.article;
  return { ...head, things: [...(head.things ?? []), ...(answers ? [questionsData(answers)] : [])] };
});

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

const PLACE = {
  title: PAGES.consumerDetail.title,
  list: PAGES.consumerZone.path,
  listName: PAGES.consumerZone.title,
  others: '看其他消费者资讯',
};

export default function ConsumerPiecePage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  return (
    <ArticleReader seed={seed} place={PLACE}>
      {(piece) => <PieceView key={piece.id} piece={piece} />}
    </ArticleReader>
  );
}
