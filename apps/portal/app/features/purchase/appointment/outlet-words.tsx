import type { Outlet } from '@cheyantong/contract';
import { Clock, MapPin, Phone } from 'lucide-react';
import styles from './outlet-list.module.css';
import { dayWords } from './slot-words.ts';

const MODE_WORDS = { 1: '到店', 2: '上门', 3: '到店或上门' } as const;

/** Name, way of working, and the first free half-day. */
export function OutletName({ outlet: { outletName, serviceMode, availableSlots } }: { outlet: Outlet }) {
  const first = availableSlots[0];
  return (
    <span className={styles.name}>
      <span>
        <strong>{outletName}</strong>
        <span className={styles.mode}>{MODE_WORDS[serviceMode]}</span>
      </span>
      <span className={first ? styles.free : styles.full}>
        {first ? `最早 ${dayWords(first.date)} ${first.periods[0]}` : '近两周约满'}
      </span>
    </span>
  );
}

export function OutletFacts({ outlet: { address, businessHours, phone } }: { outlet: Outlet }) {
  return (
    <span className={styles.facts}>
      <span>
        <MapPin aria-hidden="true" />
        {address}
      </span>
      <span>
        <Clock aria-hidden="true" />
        {businessHours}
      </span>
      <span>
        <Phone aria-hidden="true" />
        {phone}
      </span>
    </span>
  );
}
