import type { UsedCarItem } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { useKeptForOffline } from '../../../shared/offline/use-kept-for-offline.ts';
import { useMember } from '../../../shared/session/session.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { wanAmount } from '../../../shared/words.ts';
import { CarPicture, carAddress, carName, favoritesQuery, isOnSale, isSold } from '../../used-cars/index.ts';
import { sectionAddress } from '../sections.ts';
import { FAVORITES_SHOWN } from './limits.ts';
import styles from './my-favorites.module.css';
import { Part } from './part.tsx';

export function MyFavorites() {
  const favorites = useQuery(favoritesQuery(useMember(), 1));
  useKeptForOffline('favorites', sectionAddress('favorites'), favorites.data);
  return (
    <Part
      title="我的收藏"
      remark={favorites.data && `${favorites.data.total} 辆`}
      all={{ to: sectionAddress('favorites'), words: '全部' }}
      answer={favorites}
      isEmpty={({ total }) => total === 0}
      nothing={{ words: '点车辆图片上的心形收藏。', to: PAGES.usedCarShowroom.path, action: '去看二手车' }}
    >
      {({ list }) => (
        <ul className={styles.list} aria-label="收藏">
          {list.slice(0, FAVORITES_SHOWN).map((car) => (
            <FavoriteCar key={car.vehicleId} car={car} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function FavoriteCar({ car }: { car: UsedCarItem }) {
  return (
    <li className={styles.car} data-gone={!isOnSale(car) || undefined}>
      <span className={styles.picture}>
        <CarPicture car={car} sizes="(max-width: 480px) 190px, 80px" unmarked />
      </span>
      <div className={styles.words}>
        <Link to={carAddress(car.vehicleId)} className={styles.name}>
          {carName(car)}
        </Link>
        <p className={styles.price}>
          <Price amount={wanAmount(car.price)} unit="万" size={20} />
          {!isOnSale(car) && <Badge>{isSold(car) ? '已售出' : '已下架'}</Badge>}
        </p>
      </div>
    </li>
  );
}
