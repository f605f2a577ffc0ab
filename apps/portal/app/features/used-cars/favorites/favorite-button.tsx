import type { UsedCarItem } from '@cheyantong/contract';
import { Heart } from 'lucide-react';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { carName } from '../car-words.ts';
import styles from './favorite-button.module.css';
import { useFavorite } from './favorite-state.ts';

interface HeartProps {
  car: UsedCarItem;
  /** The round one lies on pictures, the plain one stands beside other icons. */
  plain?: boolean | undefined;
}

export function FavoriteHeart({ car, plain }: HeartProps) {
  const { favorite, toggle } = useFavorite(car);
  return (
    <IconButton
      {...(!plain && { tone: 'float', size: 'small' })}
      label={`收藏 ${carName(car)}`}
      aria-pressed={favorite}
      data-favorite={favorite}
      className={styles.heart}
      onClick={toggle}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}

/** The same with words, beside other buttons. */
export function FavoriteButton({ car }: { car: UsedCarItem }) {
  const { favorite, toggle } = useFavorite(car);
  return (
    <Button
      tone="secondary"
      size="small"
      block
      icon={<Heart aria-hidden="true" />}
      data-favorite={favorite}
      className={styles.heart}
      onClick={toggle}
    >
      {favorite ? '已收藏' : '收藏'}
    </Button>
  );
}
