import { Card } from '../../../shared/ui/card.tsx';
import { ENTRY_KINDS, type Entry, type EntryKind } from '../entry.ts';
import { EntryLine } from '../entry-line.tsx';
import styles from './page.module.css';

interface FoundGroupProps {
  kind: EntryKind;
  entries: readonly Entry[];
  keywords: string;
}

/** All of one kind that was found. */
export function FoundGroup({ kind, entries, keywords }: FoundGroupProps) {
  return (
    <Card title={ENTRY_KINDS[kind]} remark={`${entries.length} 条`}>
      <ul className={styles.entries} data-long>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLine entry={entry} kind={kind} keywords={keywords} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
