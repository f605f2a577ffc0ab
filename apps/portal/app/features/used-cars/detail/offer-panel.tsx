import type { UsedCarDetail } from '@cheyantong/contract';
import { Lock } from 'lucide-react';
import { PAGES } from '../../../pages.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { mileageWords, monthWords, shortCity, wanAmount } from '../../../shared/words.ts';
import { askDealer, isOnSale, isSold } from '../ask-dealer.ts';
import { carName, trimOf } from '../car-words.ts';
import { CompareButton } from '../compare/compare-toggle.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';
import { PlainPriceBadge } from '../price-badge.tsx';
import { DealerName } from './dealer-name.tsx';
import styles from './offer-panel.module.css';
import { PriceAnswer } from './price-answer.tsx';
import { ShareButton } from './share-button.tsx';

/** What it costs, why that is a lot or a little, and the way to the dealer. */
export function OfferPanel({ car }: { car: UsedCarDetail }) {
  return (
    <div className={styles.panel}>
      <Card>
        <h1 className={styles.name}>{carName(car)}</h1>
        <p className={styles.trim}>{trimOf(car)}</p>
        <ul className={styles.meta}>
          <li>{monthWords(car.recordDate)} 上牌</li>
          <li>{mileageWords(car.mileage)}</li>
          <li>{shortCity(car.registrationRegionCityName)}</li>
          <li>{car.transferCount === 0 ? '未过户' : `过户 ${car.transferCount} 次`}</li>
        </ul>
        <p className={styles.price}>
          <Price amount={wanAmount(car.price)} unit="万元" size={44} />
          <PlainPriceBadge label={car.priceLabel} />
        </p>
        <PriceAnswer car={car} />
        {isOnSale(car) ? <Actions car={car} /> : <Gone sold={isSold(car)} />}
      </Card>
      <Card className={styles.dealer}>
        <DealerName dealer={car.dealer} />
        {car.dealer.address && <p className={styles.address}>{car.dealer.address}</p>}
      </Card>
    </div>
  );
}

function Actions({ car }: { car: UsedCarDetail }) {
  return (
    <>
      <Button size="large" block onClick={() => askDealer(car)}>
        我感兴趣
      </Button>
      <div className={styles.actions}>
        <FavoriteButton car={car} />
        <CompareButton car={car} />
        <ShareButton car={car} />
      </div>
      <p className={styles.promise}>
        <Lock aria-hidden="true" />
        手机号只转给这一家车商，可随时撤回
      </p>
    </>
  );
}

function Gone({ sold }: { sold: boolean }) {
  return (
    <div className={styles.gone}>
      <NoteBand tone="info">{sold ? '该车已售出' : '该车已下架'}，可以看看下面的相似车辆。</NoteBand>
      <ButtonLink to={PAGES.usedCarShowroom.path} tone="secondary" block>
        返回二手车展厅
      </ButtonLink>
    </div>
  );
}
