import type { PartItem } from '@cheyantong/contract';
import { CarFront, Store } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Link } from '../../../shared/ui/link.tsx';
import offer from '../../../shared/ui/offer-card.module.css';
import { QualityBadge } from '../grade-badge.tsx';
import { FitSentence } from '../my-car/fit-sentence.tsx';
import { useMyCar } from '../my-car/my-car.ts';
import { PartPicture } from '../part-picture.tsx';
import { PartPrice } from '../part-price.tsx';
import { leftWords, partAddress, partPrice, savedAgainstNew, warrantyWords } from '../part-words.ts';
import styles from './part-card.module.css';

interface PartCardProps {
  part: PartItem;
  /** In the first window: its picture is fetched at once. */
  eager?: boolean | undefined;
  level?: 2 | 3 | undefined;
}

/** One part of a list. The whole card leads to the part; the grade lies above that link to explain itself. */
export function PartCard({ part, eager, level = 3 }: PartCardProps) {
  const myCar = useMyCar();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={classNames(offer.card, styles.card)}>
      <div className={classNames(offer.picture, styles.picture)}>
        <PartPicture part={part} eager={eager} />
        <span className={styles.grade}>
          <QualityBadge part={part} />
        </span>
      </div>
      <div className={classNames(offer.text, styles.text)}>
        <p className={styles.legal}>
          <Badge outline>{part.conditionLabel}</Badge>
        </p>
        <Heading className={classNames(offer.name, styles.name)}>
          <Link to={partAddress(part.partId)} className={offer.link}>
            {part.partName}
          </Link>
        </Heading>
        <p className={classNames(offer.line, styles.line)}>
          <CarFront aria-hidden="true" />
          <span className={classNames(offer.cut, styles.cut)}>适配 {part.modelName}</span>
        </p>
        {myCar && <FitSentence fits={part.fits} car={myCar} short />}
        <PriceLine part={part} />
        <footer className={styles.footer}>
          <ul className={offer.meta}>
            <li>{warrantyWords(part.warrantyMonths)}</li>
            <li>{leftWords(part.stock)}</li>
            <li>{part.cityName}</li>
          </ul>
          <p className={classNames(offer.line, styles.line)}>
            <Store aria-hidden="true" />
            <span className={classNames(offer.cut, styles.cut)}>{part.supplierName}</span>
          </p>
        </footer>
      </div>
    </article>
  );
}

function PriceLine({ part }: { part: PartItem }) {
  const saved = savedAgainstNew(part);
  return (
    <div className={styles.prices}>
      <PartPrice cents={part.price} />
      {saved !== null && <Badge tone="good">较新件省 {saved}%</Badge>}
      {part.newPrice !== null && (
        <span className={classNames(offer.newPrice, styles.newPrice)}>新件约 {partPrice(part.newPrice)}</span>
      )}
    </div>
  );
}
