import { ArrowLeft } from 'lucide-react';
import { PAGES } from '../../pages.ts';
import type { KeptThing } from '../../shared/offline/read-kept.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { type ReadReport, ReportDocument } from '../reports/index.ts';
import styles from './offline.module.css';
import { useReachable } from './use-reachable.ts';

/** A kept report, drawn as it is with a network. Whoever reads is not taken away when that is back, only told. */
export function KeptReport({ kept: { address, content, keptAt } }: { kept: KeptThing<ReadReport> }) {
  const reachable = useReachable();
  return (
    <>
      <div className={styles.readingBar}>
        <Link to={PAGES.offline.path} className={styles.back}>
          <ArrowLeft aria-hidden="true" />
          {PAGES.offline.title}
        </Link>
        <span role="status">
          {reachable && (
            <ButtonLink to={address} reloadDocument tone="secondary" size="small">
              网络已连接，查看在线报告
            </ButtonLink>
          )}
        </span>
      </div>
      <ReportDocument read={content} sample={false} keptAt={keptAt} />
    </>
  );
}
