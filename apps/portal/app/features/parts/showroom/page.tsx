import { listPartGroups, listParts, listPartTypes } from '@cheyantong/contract';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { fulfilled } from '../../../shared/fulfilled.ts';
import { ListHeading } from '../../../shared/list/list-heading.tsx';
import { requestOf } from '../../../shared/server-context.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { namesOfCar } from './car-names.ts';
import { CategoryTree } from './category-tree.tsx';
import { PartFilterSheet } from './part-filter-sheet.tsx';
import { PartChips, PartFilters } from './part-filters.tsx';
import { PartSorts } from './part-sorts.tsx';
import { Results } from './results.tsx';
import styles from './showroom.module.css';
import { carIn, readShowroomQuery, showroomAddress, showroomPage } from './showroom-query.ts';
import { useChangeFilters } from './use-change-filters.ts';
import { type ShowroomSeed, useShowroom } from './use-showroom.ts';
import { VehicleBar } from './vehicle-bar.tsx';

const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = readShowroomQuery(new URL(request.url).searchParams);
  const { parentTypeId } = query;
  const [page, groups, types, carNames] = await Promise.allSettled([
    call(listParts, { body: showroomPage(query) }),
    call(listPartGroups, { query: carIn(query) }),
    parentTypeId ? call(listPartTypes, { params: { typeId: parentTypeId }, query: carIn(query) }) : undefined,
    query.brandId ? namesOfCar(call, query) : undefined,
  ]);
  const seed: ShowroomSeed = {
    page: fulfilled(page),
    groups: fulfilled(groups),
    types: fulfilled(types),
    carNames: fulfilled(carNames),
  };
  return data(seed, { status: seed.page ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old list stays meanwhile. */
export const clientLoader = (): null => null;

export default function PartShowroomPage() {
  const showroom = useShowroom(useLoaderData<typeof loader | typeof clientLoader>());
  const isMobile = useIsMobile();
  const changeFilters = useChangeFilters();
  return (
    <div className={styles.page}>
      <ListHeading
        aside="拆自报废机动车，逐件检测定级；平台不卖件，购买意向直接转给供应商。"
        search={{
          label: '搜索再用件',
          placeholder: '搜配件名称或 OE 号',
          action: showroomAddress({ pageNum: 1 }),
          keywords: showroom.query.keywords,
          onSearch: (keywords) => changeFilters({ keywords }),
        }}
      >
        再用件展厅
      </ListHeading>
      <VehicleBar showroom={showroom} />
      <div className={styles.body}>
        {isMobile ? <PartFilterSheet showroom={showroom} /> : <CategoryTree showroom={showroom} />}
        <div className={styles.list}>
          {!isMobile && <PartFilters showroom={showroom} />}
          <PartChips showroom={showroom} />
          <PartSorts showroom={showroom} />
          <Results showroom={showroom} />
        </div>
      </div>
    </div>
  );
}
