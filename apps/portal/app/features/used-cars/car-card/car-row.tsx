import type { UsedCarItem } from '@cheyantong/contract';
import type { ReactNode } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import offer from '../../../shared/ui/offer-card.module.css';
import { Price } from '../../../shared/ui/price.tsx';
import { mileageWords, monthWords, shortCity, wanAmount, wanRange } from '../../../shared/words.ts';
import { carAddress, carName, trimOf } from '../car-words.ts';
import { CompareIcon } from '../compare/compare-toggle.tsx';
import { FavoriteHeart } from '../favorites/favorite-button.tsx';
import { PriceBadge } from '../price-badge.tsx';
import { CarPicture } from './car-picture.tsx';
import styles from './car-row.module.css';

interface CarRowProps {
  car: UsedCarItem;
  eager?: boolean | undefined;
  heading: 'h2' | 'h3';
  note?: ReactNode;
}

/** A car of a list on phones: the picture small at the left, so that several cars are seen at once. */
export function CarRow({ car, eager, heading: Heading, note }: CarRowProps) {
  const [tag] = car.tags;
  const { usual } = car.priceLabel;
  const meta = [
    monthWords(car.recordDate),
    mileageWords(car.mileage),
    shortCity(car.registrationRegionCityName),
  ];
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        <CarPicture car={car} eager={eager} sizes="124px" />
        {tag && (
          <span className={styles.tag}>
            <Badge outline>{tag}</Badge>
          </span>
        )}
      </div>
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link to={carAddress(car.vehicleId)} className={offer.link}>
            {carName(car)}
          </Link>
        </Heading>
        <p className={styles.trim}>{trimOf(car)}</p>
        <p className={styles.meta}>{meta.join(' · ')}</p>
        <div className={styles.price}>
          <Price amount={wanAmount(car.price)} unit="万" size={22} />
          <span className={styles.icons}>
            <CompareIcon car={car} />
            <FavoriteHeart car={car} plain />
          </span>
        </div>
        <div className={styles.label}>
          <PriceBadge label={car.priceLabel} />
          {usual && <span className={styles.usual}>{wanRange(usual)}</span>}
        </div>
        {note}
      </div>
    </article>
  );
}
