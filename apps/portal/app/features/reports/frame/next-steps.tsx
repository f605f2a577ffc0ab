import type { Service } from '@cheyantong/domain';
import { ChevronRight } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './next-steps.module.css';

const STEPS = {
  estimate: { to: PAGES.estimate.path, words: '查这辆车的估值' },
  accident: { to: PAGES.insurance.path, words: '补一份出险报告' },
  repair: { to: PAGES.repair.path, words: '补一份维修报告' },
  inspection: { to: PAGES.detection.path, words: '预约实车检测' },
  cars: { to: PAGES.usedCarShowroom.path, words: '看看同类在售车辆' },
  check: { to: PAGES.traceability.path, words: '核验别人出示的报告' },
};

/** What usually comes after reading this kind of report. */
const AFTER: Record<Service, readonly (keyof typeof STEPS)[]> = {
  inspection: ['estimate', 'accident', 'repair', 'check'],
  valuation: ['inspection', 'accident', 'cars', 'check'],
  repair: ['accident', 'inspection', 'estimate', 'check'],
  accident: ['repair', 'inspection', 'estimate', 'check'],
  battery: ['inspection', 'accident', 'estimate', 'check'],
};

export function NextSteps({ service }: { service: Service }) {
  return (
    <nav className={styles.panel} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.title}>
        接下来
      </h2>
      <ul>
        {AFTER[service].map((step) => (
          <li key={step} className={styles.item}>
            <Link to={STEPS[step].to} className={styles.link}>
              {STEPS[step].words}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
