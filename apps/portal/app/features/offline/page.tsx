import { useSearchParams } from 'react-router';
import { PAGES } from '../../pages.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { ClearDevice } from './clear-device.tsx';
import { Connection } from './connection.tsx';
import styles from './offline.module.css';
import { wantedAddress } from './wanted-address.ts';

/** What stands in the place of every page while there is no network. */
export default function OfflinePage() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHeading>{PAGES.offline.title}</PageHeading>
      <div className={styles.page}>
        <Connection wanted={wantedAddress(search)} />
        <p className={styles.wayOut}>
          <ClearDevice />
        </p>
      </div>
    </>
  );
}
