import { useLoaderData } from 'react-router';
import { Band } from './band.tsx';
import { CarValue } from './car-value.tsx';
import { Foot } from './foot.tsx';
import styles from './home.module.css';
import type { loadHome } from './load-home.ts';
import { MyOrders } from './my-orders.tsx';
import { Notices } from './notices.tsx';
import { Outlets } from './outlets/outlets.tsx';
import { Services } from './services.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { Ways } from './ways.tsx';

/** The service home in the mini-program's web-view; opened in a browser, it is the same page. */
export function Home() {
  const { offers, notices, carsForSale } = useLoaderData<typeof loadHome>();
  return (
    <div className={styles.page}>
      <Band />
      <div className={styles.body}>
        <UnpaidOrder />
        <Services offers={offers} />
        <CarValue />
        <MyOrders />
        <Outlets />
        <Ways carsForSale={carsForSale} />
        <Notices notices={notices} />
        <Foot />
      </div>
    </div>
  );
}
