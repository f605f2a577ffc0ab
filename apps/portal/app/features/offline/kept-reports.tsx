import { dateTimeText, REPORT_TITLES, seriesWithBrand } from '@cheyantong/domain';
import { ChevronRight } from 'lucide-react';
import type { KeptThing } from '../../shared/offline/read-kept.ts';
import { SERVICE_ICONS } from '../../shared/service-icons.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { momentWords } from '../../shared/when-words.ts';
import type { ReadReport } from '../reports/index.ts';
import styles from './kept-lists.module.css';
import { offlineAddress } from './wanted-address.ts';

/** The reports that can be read now. */
export function KeptReports({ reports }: { reports: readonly KeptThing<ReadReport>[] }) {
  if (reports.length === 0) {
    return (
      <Card title="最近读过的报告">
        <p className={styles.none}>
          还没有可以离线阅读的报告。登录后读过的报告会保存在这台设备上，退出登录即删除。
        </p>
      </Card>
    );
  }
  return (
    <Card title="最近读过的报告" remark={`${reports.length} 份`}>
      <ul className={styles.list}>
        {reports.map(({ address, content: { service, report }, keptAt }) => {
          const Icon = SERVICE_ICONS[service];
          return (
            <li key={address}>
              <Link to={offlineAddress(address)} className={styles.row}>
                <span className={styles.icon}>
                  <Icon aria-hidden="true" />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{REPORT_TITLES[service]}</span>
                  <span className={styles.remark}>
                    {seriesWithBrand(report.vehicle.brandName, report.vehicle.seriesName)} · 保存于{' '}
                    {momentWords(dateTimeText(new Date(keptAt)))}
                  </span>
                </span>
                <ChevronRight className={styles.chevron} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
