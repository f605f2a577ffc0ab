import type { PartTrace } from '@cheyantong/contract';
import { dayOf } from '@cheyantong/domain';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import styles from './look-up-counter.module.css';

const DOTS = 4;

/** How often this code was looked up before: a copied label betrays itself by it. */
export function LookUpCounter({ lookUps }: { lookUps: PartTrace['lookUps'] }) {
  const { queryCount, firstQueryTime, recent, suspicious } = lookUps;
  const dots = recent.slice(0, DOTS).toReversed();
  return (
    <Card
      title={
        <>
          第 <span className={styles.count}>{queryCount}</span> 次查询
        </>
      }
      aside={firstQueryTime && <span className={styles.first}>首次 {dayOf(firstQueryTime)}</span>}
    >
      {dots.length > 1 && (
        <ol className={styles.dots}>
          {dots.map((time, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two look-ups may fall into one second
            <li key={`${time} ${at}`} className={styles.dot}>
              <span className={styles.date}>{time.slice(5, 10)}</span>
              {at === dots.length - 1 ? '本次' : time.slice(11, 16)}
            </li>
          ))}
        </ol>
      )}
      {suspicious ? (
        <NoteBand tone="caution">近来被查得太多，标签可能被复制。请先核对实物，再决定买不买。</NoteBand>
      ) : (
        <NoteBand>{queryCount === 1 && '此前没有人查过。'}刚拆封却被查过多次的，标签可能被复制。</NoteBand>
      )}
    </Card>
  );
}
