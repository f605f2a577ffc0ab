import { useQuery } from '@tanstack/react-query';
import { partQuery } from '../../parts/index.ts';
import { carName, usedCarQuery, useViewer } from '../../used-cars/index.ts';
import { handedPage } from './handed-page.ts';
import styles from './handover-arrival.module.css';

const LAST_DIGITS = 6;

/** Which car, part or order the page is about; of other pages their name says enough. */
export function Subject({ path }: { path: string }) {
  const { id, search } = handedPage(path);
  const vehicleId = id === 'usedCarDetail' && search.get('vehicleId');
  const partId = id === 'reusableDetail' && search.get('partId');
  const orderNo = search.get('orderNo');
  if (vehicleId) return <Car vehicleId={vehicleId} />;
  if (partId) return <Part partId={partId} />;
  if (orderNo) return <p className={styles.subject}>订单尾号 {orderNo.slice(-LAST_DIGITS)}</p>;
  return null;
}

function Car({ vehicleId }: { vehicleId: string }) {
  const { data } = useQuery(usedCarQuery(useViewer(), vehicleId));
  return <p className={styles.subject}>{data ? carName(data) : '　'}</p>;
}

function Part({ partId }: { partId: string }) {
  const { data } = useQuery(partQuery(partId));
  return <p className={styles.subject}>{data?.partName ?? '　'}</p>;
}
