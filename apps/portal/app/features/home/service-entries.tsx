import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';
import { type GuideVariant, openDialog } from '../../dialogs/open-dialog.ts';
import { PAGES, type PageId } from '../../pages.ts';
import styles from './service-entries.module.css';

const ENTRIES: { page: PageId; guide: GuideVariant; icon: LucideIcon; text: string }[] = [
  { page: 'detection', guide: 'services', icon: ClipboardList, text: '到店或上门，逐项记录' },
  { page: 'repair', guide: 'services', icon: Wrench, text: '维修企业的历次维保' },
  { page: 'insurance', guide: 'services', icon: ShieldAlert, text: '历次出险、换件与赔付' },
  { page: 'battery', guide: 'services', icon: BatteryCharging, text: '容量、一致性与快充' },
  { page: 'estimate', guide: 'valuation', icon: TrendingUp, text: '三种价格，写明区间' },
];

/** The five services in one row of cells; each first says what it is. */
export function ServiceEntries() {
  return (
    <section aria-label="车辆服务">
      <ul className={styles.services}>
        {ENTRIES.map(({ page, guide, icon: Icon, text }) => (
          <li key={page} className={styles.cell}>
            <button
              type="button"
              className={styles.service}
              aria-haspopup="dialog"
              onClick={() => openDialog({ kind: 'guide', variant: guide })}
            >
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              <span>
                <span className={styles.name}>{PAGES[page].title}</span>
                <span className={styles.text}>{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
