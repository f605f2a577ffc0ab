import type { LeadItem } from '@cheyantong/contract';
import { INTENTIONS } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { CarFront, Cog, HandCoins } from 'lucide-react';
import { CarPicture, usedCarQuery, useViewer } from '../used-cars/index.ts';
import styles from './lead-list.module.css';

/** The car itself where one was asked for; otherwise what kind of thing it is. */
export function LeadPicture({ lead: { vehicleId, intentionType } }: { lead: LeadItem }) {
  if (vehicleId) return <CarOf vehicleId={vehicleId} />;
  const Icon = intentionType === INTENTIONS.partPurchase ? Cog : HandCoins;
  return (
    <span className={styles.picture}>
      <Icon aria-hidden="true" />
    </span>
  );
}

function CarOf({ vehicleId }: { vehicleId: string }) {
  const car = useQuery(usedCarQuery(useViewer(), vehicleId));
  return (
    <span className={styles.picture}>
      {car.data ? <CarPicture car={car.data} sizes="88px" unmarked /> : <CarFront aria-hidden="true" />}
    </span>
  );
}
