import { Link } from '../../../shared/ui/link.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import type { Evaluation } from '../evaluation.ts';
import { evaluationAddress } from '../evaluation-addresses.ts';
import { scoreWords, starWords } from '../evaluation-words.ts';
import styles from './links.module.css';

/** Whoever reads what has been corrected since is told so before anything else. */
export function OldRevisionBand({ evaluation: { id, revision, revisions } }: { evaluation: Evaluation }) {
  const inForce = revisions.toSorted((a, b) => b.revision - a.revision)[0];
  return (
    <NoteBand tone="caution">
      <strong>这是旧版。</strong>
      您看的是第 {revision} 版，已经更正，只供对照。
      {inForce && (
        <>
          现行的是第 {inForce.revision} 版：{starWords(inForce.starLevel)}，{scoreWords(inForce.totalScore)}{' '}
          分{inForce.reason && `。更正原因：${inForce.reason}`}
        </>
      )}{' '}
      <Link to={evaluationAddress(id)} className={styles.link}>
        看现行结果
      </Link>
    </NoteBand>
  );
}
