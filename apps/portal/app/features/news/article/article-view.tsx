import { type ArticleDetail, countArticleView } from '@cheyantong/contract';
import { useEffect } from 'react';
import { call } from '../../../shared/call.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Contents } from '../../../shared/ui/contents.tsx';
import { SheetLayout, SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import { Attachments } from './attachments.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** Shorter ones are overlooked at a glance. */
const HEADINGS_WORTH_CONTENTS = 3;

export function ArticleView({ article }: { article: ArticleDetail }) {
  const { id, headings, attachments } = article;
  useEffect(() => {
    // A number beside the title; nobody waits for it, and nothing depends on it.
    call(countArticleView, { params: { id } }).catch(() => undefined);
  }, [id]);
  const isMobile = useIsMobile();
  const [first, ...others] = headings.map(({ anchor, text }) => ({ id: anchor, title: text }));
  return (
    <>
      <SheetLayout
        labelledBy="article-title"
        asideLabel="文章目录"
        aside={
          first &&
          !isMobile &&
          headings.length >= HEADINGS_WORTH_CONTENTS && (
            <SheetPanel>
              <Contents entries={[first, ...others]} numberFrom={1} />
            </SheetPanel>
          )
        }
      >
        <ArticleHead article={article} />
        <ArticleBody html={article.contentHtml} />
        {attachments.length > 0 && <Attachments attachments={attachments} />}
        <Neighbours article={article} />
      </SheetLayout>
      <RelatedArticles articles={article.related} />
    </>
  );
}
