import { ChevronRight, ClipboardList, type LucideIcon, ShieldAlert, Wrench } from 'lucide-react';
import { PAGES, type PageId } from '../../../pages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './detail.module.css';

const CHECKS: readonly { page: PageId; icon: LucideIcon; words: string }[] = [
  { page: 'insurance', icon: ShieldAlert, words: '出险报告：历次出险与赔付' },
  { page: 'repair', icon: Wrench, words: '维修报告：历次维修保养' },
  { page: 'detection', icon: ClipboardList, words: '车辆检测：到店逐项检查' },
];

/** The reports that answer what a listing does not say. */
export function CheckBeforeBuying() {
  return (
    <Card title="买前再查一遍">
      <ul className={styles.checks}>
        {CHECKS.map(({ page, icon: Icon, words }) => (
          <li key={page}>
            <Link to={PAGES[page].path} className={styles.check}>
              <Icon aria-hidden="true" />
              {words}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
