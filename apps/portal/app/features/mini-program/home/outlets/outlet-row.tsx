import { CalendarCheck, Navigation } from 'lucide-react';
import { openMap } from '../../../../shared/host/native-bridge.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { dayWords } from '../../../purchase/index.ts';
import { distanceWords, type NearOutlet } from './nearest.ts';
import styles from './outlets.module.css';

export function OutletRow({ near: { outlet, km } }: { near: NearOutlet }) {
  const { outletName, address, availableSlots, latitude, longitude } = outlet;
  const first = availableSlots[0];
  return (
    <li className={styles.outlet}>
      <div>
        <p className={styles.name}>{outletName}</p>
        <p className={styles.address}>
          {[address, km !== null && distanceWords(km)].filter(Boolean).join(' · ')}
        </p>
        <p className={first ? styles.free : styles.full}>
          <CalendarCheck aria-hidden="true" />
          {first ? `最早 ${dayWords(first.date)}${first.periods[0]}` : '近两周约满'}
        </p>
      </div>
      {latitude !== null && longitude !== null && (
        <IconButton
          tone="outline"
          label={`导航到${outletName}`}
          onClick={() => void openMap({ latitude, longitude, name: outletName, address })}
        >
          <Navigation aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
