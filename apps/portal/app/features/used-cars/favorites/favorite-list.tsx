import type { UsedCarItem } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGES } from '../../../pages.ts';
import { useKeptForOffline } from '../../../shared/offline/use-kept-for-offline.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { mileageWords, monthWords, shortCity, wanAmount } from '../../../shared/words.ts';
import { isOnSale, isSold } from '../ask-dealer.ts';
import { CarPicture } from '../car-card/car-picture.tsx';
import { carAddress, carName, trimOf } from '../car-words.ts';
import { FAVORITES_A_PAGE, favoritesQuery } from '../used-car-queries.ts';
import { useViewer } from '../viewer.ts';
import { FavoriteHeart } from './favorite-button.tsx';
import styles from './favorite-list.module.css';

const LIST_HEIGHT = 560;

interface FavoriteListProps {
  page: number;
  /** Where another page of the list is. */
  hrefFor: (page: number) => string;
}

/** The member's favourite cars, five a page; sold ones stay and say so. */
export function FavoriteList({ page, hrefFor }: FavoriteListProps) {
  const favorites = useQuery({
    ...favoritesQuery(useViewer(), page),
    placeholderData: keepPreviousData,
  });
  useKeptForOffline('favorites', hrefFor(page), favorites.isPlaceholderData ? undefined : favorites.data);
  if (favorites.isPending) {
    return (
      <SkeletonGroup>
        <SkeletonBlock height={LIST_HEIGHT} />
      </SkeletonGroup>
    );
  }
  if (favorites.isError) {
    return <ErrorState onRetry={() => favorites.refetch()}>{favorites.error.message}</ErrorState>;
  }
  const { list, total } = favorites.data;
  if (total === 0) {
    return (
      <EmptyState
        title="还没有收藏的车"
        action={<ButtonLink to={PAGES.usedCarShowroom.path}>去二手车展厅</ButtonLink>}
      >
        在车辆图片上点一下心形，就会出现在这里。
      </EmptyState>
    );
  }
  // The last car of the last page was just removed.
  if (list.length === 0) {
    return <EmptyState title="这一页没有车了" action={<ButtonLink to={hrefFor(1)}>回到第一页</ButtonLink>} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {list.map((car) => (
          <FavoriteRow key={car.vehicleId} car={car} />
        ))}
      </ul>
      {total > FAVORITES_A_PAGE && (
        <Pagination
          label="收藏分页"
          page={page}
          pageSize={FAVORITES_A_PAGE}
          total={total}
          unit="辆"
          hrefFor={hrefFor}
        />
      )}
    </>
  );
}

function FavoriteRow({ car }: { car: UsedCarItem }) {
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <CarPicture car={car} sizes="128px" unmarked />
      </span>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={carAddress(car.vehicleId)} className={styles.link}>
            {carName(car)}
          </Link>
          {!isOnSale(car) && <Badge>{isSold(car) ? '已售出' : '已下架'}</Badge>}
        </h3>
        <p className={styles.trim}>{trimOf(car)}</p>
        <p className={styles.meta}>
          {monthWords(car.recordDate)} 上牌 · {mileageWords(car.mileage)} ·{' '}
          {shortCity(car.registrationRegionCityName)}
        </p>
      </div>
      <Price amount={wanAmount(car.price)} unit="万" size={20} />
      <span className={styles.heart}>
        <FavoriteHeart car={car} />
      </span>
    </li>
  );
}
