import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsMobile } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { MOST_COMPARED } from './comparison.ts';
import styles from './tray.module.css';

interface TrayPlace {
  id: string;
  /** The whole name, for whoever cannot see which × belongs to what. */
  name: string;
  title: string;
  picture: ReactNode;
  /** Under the title. */
  remark: ReactNode;
}

interface TrayProps {
  label: string;
  places: readonly TrayPlace[];
  /** ＋ 再选一辆 */
  freeWords: string;
  /** What can be compared, where not everything can. */
  note?: string | undefined;
  start: ReactNode;
  onRemove: (id: string) => void;
  onClear: () => void;
}

/** What was put aside for comparing, at the lower edge of the window as long as there is anything. */
export function Tray({ label, places, freeWords, note, start, onRemove, onClear }: TrayProps) {
  const isMobile = useIsMobile();
  if (places.length === 0) return null;
  return (
    <section className={styles.tray} aria-label={label} data-print="hide">
      <p className={styles.count}>
        对比 <strong>{places.length}</strong> / {MOST_COMPARED}
      </p>
      {!isMobile && (
        <ul className={styles.places}>
          {places.map(({ id, name, title, picture, remark }) => (
            <li key={id} className={styles.place}>
              <span className={styles.picture}>{picture}</span>
              <span className={styles.words}>
                <span className={styles.name}>{title}</span>
                {remark}
              </span>
              <IconButton size="small" label={`移出对比 ${name}`} onClick={() => onRemove(id)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
          {places.length < MOST_COMPARED && <li className={styles.free}>{freeWords}</li>}
        </ul>
      )}
      {note && !isMobile && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        {start}
        <Button tone="quiet" size="small" onClick={onClear}>
          清空
        </Button>
      </div>
    </section>
  );
}
