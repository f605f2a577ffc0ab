import {
  BatteryCharging,
  ClipboardList,
  type LucideIcon,
  ShieldAlert,
  TrendingUp,
  Wrench,
} from 'lucide-react';
import { Link } from 'react-router';
import { PAGES, type PageId } from '../../pages.ts';
import styles from './home.module.css';

const ENTRIES: { page: PageId; icon: LucideIcon; text: string }[] = [
  { page: 'detection', icon: ClipboardList, text: '到店或上门，逐项记录' },
  { page: 'repair', icon: Wrench, text: '与维修企业的历次维保' },
  { page: 'insurance', icon: ShieldAlert, text: '历次出险、换件与赔付' },
  { page: 'battery', icon: BatteryCharging, text: '容量、一致性与快充次数' },
  { page: 'estimate', icon: TrendingUp, text: '三种价格，写明区间' },
];

/** The five services in one row of cells. */
export function ServiceEntries() {
  return (
    <nav aria-label="车辆服务">
      <ul className={styles.services}>
        {ENTRIES.map(({ page, icon: Icon, text }) => (
          <li key={page} className={styles.cell}>
            <Link to={PAGES[page].path} className={styles.service}>
              <span className={styles.serviceIcon}>
                <Icon aria-hidden="true" />
              </span>
              <span>
                <span className={styles.serviceName}>{PAGES[page].title}</span>
                <span className={styles.serviceText}>{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
