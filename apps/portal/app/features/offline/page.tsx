import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { InstallHint } from '../../shared/install/install-hint.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { ClearDevice } from './clear-device.tsx';
import { Connection } from './connection.tsx';
import { KeptCars } from './kept-cars.tsx';
import { KeptReport } from './kept-report.tsx';
import { KeptReports } from './kept-reports.tsx';
import styles from './offline.module.css';
import { useKeptCars, useKeptReports } from './use-kept.ts';
import { wantedAddress } from './wanted-address.ts';

/** What stands in the place of every page while there is no network: the report that was wanted, or what else can be read. */
export default function OfflinePage() {
  const [search] = useSearchParams();
  const reports = useKeptReports();
  const cars = useKeptCars();
  const queryClient = useQueryClient();
  const wanted = wantedAddress(search);
  const wantedReport = reports?.find(({ address }) => address === wanted);
  if (wantedReport) return <KeptReport kept={wantedReport} />;
  return (
    <>
      <PageHeading>{PAGES.offline.title}</PageHeading>
      <div className={styles.page}>
        {/* Only once we know that it is not here: a report that is would be left again at once. */}
        <Connection wanted={reports ? wanted : null} />
        {reports && <KeptReports reports={reports} />}
        <KeptCars cars={cars} />
        <InstallHint />
        <p className={styles.wayOut}>
          <ClearDevice onCleared={() => queryClient.resetQueries({ queryKey: ['member'] })} />
        </p>
      </div>
    </>
  );
}
