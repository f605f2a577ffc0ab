import { groupedNumber } from '@cheyantong/domain';
import { Car, type LucideIcon, Recycle, ScanSearch } from 'lucide-react';
import { PAGES, type PageId, REDIRECTS } from '../../../pages.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './ways.module.css';

/** What else the portal is good for on the way. */
export function Ways({ carsForSale }: { carsForSale: number | null }) {
  const cars = carsForSale === null ? '在售车源' : `${groupedNumber(carsForSale)} 辆`;
  return (
    <nav aria-label="更多服务">
      <ul className={styles.ways}>
        <Way icon={ScanSearch} page="traceability" text="真伪与来历" />
        <Way icon={Recycle} page="reusableHome" text="按车找件" />
        <Way icon={Car} page="usedCarShowroom" name={REDIRECTS.usedCar.title} text={cars} />
      </ul>
    </nav>
  );
}

interface WayProps {
  icon: LucideIcon;
  page: PageId;
  /** Where the page's own is too long. */
  name?: string;
  text: string;
}

function Way({ icon: Icon, page, name = PAGES[page].title, text }: WayProps) {
  return (
    <li>
      <Link to={PAGES[page].path} className={styles.way}>
        <Icon aria-hidden="true" />
        <span className={styles.name}>{name}</span>
        <span className={styles.text}>{text}</span>
      </Link>
    </li>
  );
}
