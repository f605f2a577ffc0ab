import { type ArticleDetail, countArticleView } from '@cheyantong/contract';
import { type ReactNode, useEffect } from 'react';
import { call } from '../../../shared/call.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Contents } from '../../../shared/ui/contents.tsx';
import { SheetLayout, SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import { ArticleBody } from './article-body.tsx';
import { ArticleHead } from './article-head.tsx';
import styles from './article-view.module.css';
import { Attachments } from './attachments.tsx';
import { Neighbours } from './neighbours.tsx';
import { RelatedArticles } from './related-articles.tsx';

/** Shorter ones are overlooked at a glance. */
const HEADINGS_WORTH_CONTENTS = 3;

interface ArticleViewProps {
  article: ArticleDetail;
  /** What follows the text, part by part, and stands in the contents. */
  parts?: readonly { id: string; title: string; content: ReactNode }[];
  /** Below the contents. */
  beside?: ReactNode;
}

export function ArticleView({ article, parts = [], beside }: ArticleViewProps) {
  const { id, headings, attachments } = article;
  useEffect(() => {
    // A number beside the title; nobody waits for it, and nothing depends on it.
    call(countArticleView, { params: { id } }).catch(() => undefined);
  }, [id]);
  const isMobile = useIsMobile();
  const [first, ...others] = [
    ...headings.map(({ anchor, text }) => ({ id: anchor, title: text })),
    ...parts.map(({ id: anchor, title }) => ({ id: anchor, title, isUncounted: true })),
  ];
  const hasContents = !isMobile && headings.length + parts.length >= HEADINGS_WORTH_CONTENTS;
  return (
    <>
      <SheetLayout
        labelledBy="article-title"
        asideLabel="文章目录"
        aside={
          (hasContents || beside) && (
            <>
              {first && hasContents && (
                <SheetPanel>
                  <Contents entries={[first, ...others]} numberFrom={1} />
                </SheetPanel>
              )}
              {beside}
            </>
          )
        }
      >
        <ArticleHead article={article} />
        <ArticleBody html={article.contentHtml} />
        {parts.map(({ id: anchor, content }) => (
          <div key={anchor} className={styles.part}>
            {content}
          </div>
        ))}
        {attachments.length > 0 && <Attachments attachments={attachments} />}
        <Neighbours article={article} />
      </SheetLayout>
      <RelatedArticles articles={article.related} />
    </>
  );
}
