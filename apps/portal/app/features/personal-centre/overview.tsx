import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LeadList } from '../leads/index.ts';
import { OrderList, OrderSummary } from '../orders/index.ts';
import { FavoriteList } from '../used-cars/index.ts';
import styles from './personal-centre.module.css';
import { SECTIONS, type SectionName, sectionAddress } from './sections.ts';

const NEWEST_SHOWN = 3;
const FIRST_PAGE = { pageNum: 1 };

/** The newest of everything, each with the way to all of it. */
export function Overview() {
  return (
    <>
      <OrderSummary />
      <Part section="orders">
        <OrderList query={FIRST_PAGE} pageSize={NEWEST_SHOWN} newestOnly />
      </Part>
      <Part section="leads">
        <LeadList page={1} pageSize={NEWEST_SHOWN} />
      </Part>
      <Part section="favorites">
        <FavoriteList page={1} hrefFor={(page) => sectionAddress('favorites', page)} />
      </Part>
    </>
  );
}

function Part({ section, children }: { section: SectionName; children: ReactNode }) {
  const { title } = SECTIONS[section];
  return (
    <section aria-label={title}>
      <header className={styles.partHeader}>
        <h2 className={styles.title}>{title}</h2>
        <Link to={sectionAddress(section)} className={styles.all}>
          查看全部
        </Link>
      </header>
      {children}
    </section>
  );
}
