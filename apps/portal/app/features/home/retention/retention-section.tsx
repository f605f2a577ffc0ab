import { PAGES } from '../../../pages.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { SectionHeading } from '../../../shared/ui/section-heading.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { RateBarLegend } from '../../retention/index.ts';
import styles from './retention-section.module.css';
import { TopFive } from './top-five.tsx';
import type { TopOfClass } from './top-retention.ts';

interface RetentionSectionProps {
  tops: readonly TopOfClass[];
  /** Beside something else: there is room for one class at a time, as on phones. */
  narrow?: boolean | undefined;
}

/** Which series keep their price, for each class. */
export function RetentionSection({ tops, narrow }: RetentionSectionProps) {
  const isMobile = useIsMobile();
  if (tops.length === 0) return null;
  return (
    <section aria-label="保值率榜">
      <SectionHeading remark="三年车龄 · 前 5" aside={<Link to={PAGES.retentionRanking.path}>看全榜</Link>}>
        保值率榜
      </SectionHeading>
      {isMobile || narrow ? (
        <Tabs
          label="级别"
          items={tops.map((top) => ({
            value: top.level,
            label: top.level,
            content: <TopFive top={top} />,
          }))}
        />
      ) : (
        <div className={styles.columns}>
          {tops.map((top) => (
            <TopFive key={top.level} top={top} titled />
          ))}
        </div>
      )}
      <div className={styles.legend}>
        <RateBarLegend />
        <p>车商标价占新车指导价的比例</p>
      </div>
    </section>
  );
}
