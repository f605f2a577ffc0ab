import type { UsedCarDetail } from '@cheyantong/contract';
import { ActionBar } from '../../../shared/ui/action-bar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanAmount } from '../../../shared/words.ts';
import { askDealer, isOnSale } from '../ask-dealer.ts';
import { FavoriteHeart } from '../favorites/favorite-button.tsx';
import styles from './phone-bar.module.css';

/** Price and button stay within the thumb's reach. */
export function PhoneBar({ car }: { car: UsedCarDetail }) {
  if (!isOnSale(car)) return null;
  return (
    <ActionBar label="联系车商">
      <Price amount={wanAmount(car.price)} unit="万元" />
      <span className={styles.heart}>
        <FavoriteHeart car={car} />
      </span>
      <Button onClick={() => askDealer(car)}>我感兴趣</Button>
    </ActionBar>
  );
}
