import { type Advert, getUsedCarFilters, listAdverts, listUsedCars } from '@cheyantong/contract';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fulfilled } from '../../../shared/fulfilled.ts';
import { ListHeading } from '../../../shared/list/list-heading.tsx';
import { requestOf } from '../../../shared/server-context.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { AdvertStrip, advertsAt } from '../../news/index.ts';
import { CompareTray } from '../compare/compare-tray.tsx';
import { CarFilterSheet } from './car-filter-sheet.tsx';
import { CarSorts } from './car-sorts.tsx';
import { FilterArea } from './filter-area.tsx';
import { Results } from './results.tsx';
import styles from './showroom.module.css';
import { readShowroomQuery, showroomAddress, showroomPage } from './showroom-query.ts';
import { useChangeFilters } from './use-change-filters.ts';
import { type ShowroomSeed, useShowroom } from './use-showroom.ts';

const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = readShowroomQuery(new URL(request.url).searchParams);
  const [page, options, adverts] = await Promise.allSettled([
    call(listUsedCars, { body: showroomPage(query) }),
    call(getUsedCarFilters, {}),
    call(listAdverts, advertsAt('usedCars')),
  ]);
  const seed: ShowroomSeed & { adverts: Advert[] | undefined } = {
    page: fulfilled(page),
    options: fulfilled(options),
    adverts: fulfilled(adverts),
  };
  return data(seed, { status: seed.page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function ShowroomPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const showroom = useShowroom(seed);
  const isMobile = useIsMobile();
  const changeFilters = useChangeFilters();
  return (
    <div className={styles.page}>
      <ListHeading
        aside="车源来自各地车商，标价与平台估值对照；平台不卖车，询价直接转给车商。"
        search={{
          label: '搜索车辆',
          placeholder: '搜品牌、车系或配置',
          action: showroomAddress({ pageNum: 1 }),
          keywords: showroom.query.keywords,
          onSearch: (keywords) => changeFilters({ keywords }),
        }}
      >
        二手车展厅
      </ListHeading>
      {isMobile ? <CarFilterSheet showroom={showroom} /> : <FilterArea showroom={showroom} />}
      <CarSorts showroom={showroom} />
      <Results showroom={showroom} />
      <AdvertStrip place="usedCars" seed={seed?.adverts} />
      <CompareTray />
    </div>
  );
}
