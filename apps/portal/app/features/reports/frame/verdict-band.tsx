import type { InspectionReport } from '@cheyantong/contract';
import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReportView } from '../report-view.ts';
import styles from './verdict-band.module.css';

type Verdict = InspectionReport['verdict'];

const ICONS: Record<Verdict['level'], LucideIcon> = {
  good: CircleCheck,
  caution: TriangleAlert,
  bad: CircleAlert,
  unknown: CircleHelp,
};

interface VerdictBandProps extends Pick<ReportView, 'mark' | 'counts'> {
  verdict: Verdict;
}

/** The whole report in one look: the mark, the sentence, and what they rest on. */
export function VerdictBand({ verdict, mark, counts }: VerdictBandProps) {
  const Icon = ICONS[verdict.level];
  return (
    <div className={styles.band}>
      <p className={styles.mark}>
        <span className={styles.main} data-long={mark.main.length > 2 || undefined}>
          {mark.main}
        </span>
        <span className={styles.caption}>{mark.caption}</span>
      </p>
      <div className={styles.words}>
        <p className={styles.title} data-level={verdict.level}>
          <Icon aria-hidden="true" />
          {verdict.title}
        </p>
        <p className={styles.sentence}>{withUnitsKept(verdict.sentence)}</p>
        <p className={styles.counts}>{counts}</p>
      </div>
    </div>
  );
}

/** A figure and its unit stay on one line. */
const withUnitsKept = (sentence: string): string => sentence.replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00a0');
