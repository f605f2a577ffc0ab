import type { InspectionReport } from '@cheyantong/contract';
import type { VerdictTone } from '@cheyantong/domain';
import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  type LucideIcon,
  TrendingUp,
  TriangleAlert,
} from 'lucide-react';
import { WholeWords } from '../../../shared/ui/whole-words.tsx';
import type { ReportView } from '../report-view.ts';
import styles from './verdict-band.module.css';

type Verdict = InspectionReport['verdict'];

const ICONS: Record<VerdictTone, LucideIcon> = {
  good: CircleCheck,
  caution: TriangleAlert,
  bad: CircleAlert,
  unknown: CircleHelp,
  plain: TrendingUp,
};

interface VerdictBandProps extends Pick<ReportView, 'mark' | 'counts'> {
  verdict: Verdict;
  tone: VerdictTone;
}

/** The whole report in one look, in the colour of its verdict: the mark, the sentence, and what they rest on. */
export function VerdictBand({ verdict, tone, mark, counts }: VerdictBandProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.band} data-tone={tone}>
      <p className={styles.mark}>
        <Icon aria-hidden="true" />
        <span className={styles.main} data-long={mark.main.length > 2 || undefined}>
          {mark.main}
        </span>
        <span className={styles.caption}>{mark.caption}</span>
      </p>
      <div className={styles.words}>
        <p className={styles.title}>{verdict.title}</p>
        <p className={styles.sentence}>
          <WholeWords>{withUnitsKept(verdict.sentence)}</WholeWords>
        </p>
        <p className={styles.counts}>{counts}</p>
      </div>
    </div>
  );
}

/** A figure and its unit stay on one line. */
const withUnitsKept = (sentence: string): string => sentence.replace(/(\d) (?=\p{Script=Han})/gu, '$1\u00a0');
