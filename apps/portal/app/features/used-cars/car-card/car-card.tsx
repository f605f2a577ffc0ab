import type { UsedCarItem } from '@cheyantong/contract';
import { Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import offer from '../../../shared/ui/offer-card.module.css';
import { Price } from '../../../shared/ui/price.tsx';
import { mileageWords, monthWords, shortCity, wanAmount, wanRange } from '../../../shared/words.ts';
import { carAddress, carName, trimOf } from '../car-words.ts';
import { CompareCheckbox } from '../compare/compare-toggle.tsx';
import { FavoriteHeart } from '../favorites/favorite-button.tsx';
import { PriceBadge } from '../price-badge.tsx';
import styles from './car-card.module.css';
import { CarPicture } from './car-picture.tsx';
import { CarRow } from './car-row.tsx';

interface CarCardProps {
  car: UsedCarItem;
  /** In the first window: its picture is fetched at once. */
  eager?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** What the page it stands on has to say about it. */
  note?: ReactNode;
}

/** One car of a list. The whole card leads to the car; heart, label and box lie above that link. */
export function CarCard({ car, eager, level = 3, note }: CarCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isMobile = useIsMobile();
  if (isMobile) return <CarRow car={car} eager={eager} heading={Heading} note={note} />;
  const { usual } = car.priceLabel;
  return (
    <article className={offer.card}>
      <div className={offer.picture}>
        <CarPicture car={car} eager={eager} sizes="330px" />
        {car.tags.length > 0 && (
          <ul className={styles.tags} aria-label="亮点">
            {car.tags.slice(0, 2).map((tag) => (
              <li key={tag}>
                <Badge outline>{tag}</Badge>
              </li>
            ))}
          </ul>
        )}
        <span className={styles.heart}>
          <FavoriteHeart car={car} />
        </span>
      </div>
      <div className={offer.text}>
        <Heading className={offer.name}>
          <Link to={carAddress(car.vehicleId)} className={offer.link}>
            {carName(car)}
          </Link>
        </Heading>
        <p className={styles.trim}>{trimOf(car)}</p>
        <ul className={classNames(offer.meta, styles.meta)}>
          <li>{monthWords(car.recordDate)} 上牌</li>
          <li>{mileageWords(car.mileage)}</li>
          <li>{shortCity(car.registrationRegionCityName)}</li>
        </ul>
        <p className={styles.prices}>
          <Price amount={wanAmount(car.price)} unit="万" />
          {car.guidePrice !== null && (
            <span className={offer.newPrice}>新车指导价 {wanAmount(car.guidePrice)} 万</span>
          )}
        </p>
        <div className={styles.label}>
          <PriceBadge label={car.priceLabel} />
          {usual && <span className={styles.against}>估值 {wanRange(usual)}</span>}
        </div>
        {note && <div className={styles.note}>{note}</div>}
        <footer className={styles.footer}>
          <span className={offer.line}>
            <Store aria-hidden="true" />
            <span className={offer.cut}>{car.dealerName}</span>
          </span>
          <span className={styles.compare}>
            <CompareCheckbox car={car} />
          </span>
        </footer>
      </div>
    </article>
  );
}
