import type { ArticleDetail } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { Link2, Printer } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import styles from './article-head.module.css';

export function ArticleHead({ article }: { article: ArticleDetail }) {
  const { title, categoryName, topicName, tags, source, publishTime } = article;
  const { minutes, viewCount, revision, revisedTime } = article;
  return (
    <header className={styles.head}>
      <p className={styles.badges}>
        <Badge tone="brand">{categoryName}</Badge>
        {topicName && <Badge tone="brand">{topicName}</Badge>}
        {tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </p>
      <h1 id="article-title" className={styles.title}>
        <WholeWords>{title}</WholeWords>
      </h1>
      <div className={styles.line}>
        <p className={styles.facts}>
          {source && <span>{source}</span>}
          <time dateTime={publishTime.replace(' ', 'T')}>{publishTime.slice(0, 16)}</time>
          <span>约 {minutes} 分钟</span>
          {viewCount > 0 && <span>{groupedNumber(viewCount)} 人读过</span>}
          {revision > 1 && revisedTime && <span>{revisedTime.slice(0, 10)} 修订</span>}
        </p>
        <p className={styles.actions} data-print="hide">
          <Button tone="quiet" size="small" icon={<Link2 />} onClick={copyLink}>
            复制链接
          </Button>
          <Button tone="quiet" size="small" icon={<Printer />} onClick={() => window.print()}>
            打印
          </Button>
        </p>
      </div>
    </header>
  );
}

const copyLink = () =>
  copyText(window.location.href.replace(/#.*$/, ''), {
    done: '链接已复制',
    refused: '浏览器不允许复制，请从地址栏复制',
  });
