import { FactList } from '../../../shared/ui/fact-list.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import { EditionBadge } from '../edition-badge.tsx';
import { dayWords } from '../evaluation-words.ts';
import type { Method } from './load-method.ts';
import styles from './method.module.css';

/** Which document this is, and how to tell whether a copy is the same. */
export function EditionHead({
  id,
  published: { document, digest, revision, publishTime, count },
}: {
  id: string;
  published: Method['published'];
}) {
  return (
    <header id={id} className={styles.head}>
      <EditionBadge edition={document} />
      <h2 id="edition-title" className={styles.title}>
        <WholeWords>{document.title}</WholeWords>
      </h2>
      <p className={styles.summary}>{document.summary}</p>
      {document.status === 'draft' && (
        <NoteBand tone="caution">
          这是征求意见稿，还没有车按它测评，数字可能改动。意见请通过“联系我们”留言。
        </NoteBand>
      )}
      <FactList
        columns={2}
        facts={[
          { name: '生效', value: document.effectiveFrom ? dayWords(document.effectiveFrom) : '未定' },
          { name: '发布', value: `${dayWords(publishTime)}，第 ${revision} 次修订` },
          { name: '已按它测评', value: `${count} 款` },
          { name: '总分重复性', value: `±${document.repeatability} 分，更近的并列` },
        ]}
      />
      <p className={styles.digest}>
        文件摘要 SHA-256 <code>{digest}</code>
      </p>
    </header>
  );
}
