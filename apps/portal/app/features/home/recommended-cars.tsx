import { type CallData, listRecommendedCars } from '@cheyantong/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PAGES } from '../../pages.ts';
import { call } from '../../shared/call.ts';
import { type Place, useCity } from '../../shared/city.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { CardGrid } from '../../shared/ui/card-grid.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { SectionHeading } from '../../shared/ui/section-heading.tsx';
import { shortCity } from '../../shared/words.ts';
import { CarCard, useViewer, viewerKey } from '../used-cars/index.ts';

/** Two rows of four. */
export const RECOMMENDED = { pageNum: 1, pageSize: 8 } as const;

/** One under the other: more would push the rest of the page out of reach. */
const SHOWN_ON_PHONES = 4;

const REMARK = '价格与新车指导价对照';

type RecommendedPage = CallData<typeof listRecommendedCars>;

/** Cars of the chosen city first, then from everywhere. */
export function RecommendedCars({ nationwide }: { nationwide: RecommendedPage | null }) {
  const city = useCity((state) => state.path.at(-1));
  const { found, waiting } = useRecommended(city?.id, nationwide);
  const shown = useIsMobile() ? SHOWN_ON_PHONES : RECOMMENDED.pageSize;
  const cars = found?.list.slice(0, shown) ?? [];
  if (cars.length === 0) return null;
  const isAt = (place: Place) => cars.some((car) => car.registrationRegionCityCode === place.id);
  const remark = city && !waiting && !isAt(city) ? `${shortCity(city.name)}暂无在售，看看其他城市` : REMARK;
  return (
    <section aria-label="推荐二手车">
      <SectionHeading remark={remark} aside={<Link to={PAGES.usedCarShowroom.path}>进入展厅</Link>}>
        推荐二手车
      </SectionHeading>
      <CardGrid stale={waiting}>
        {cars.map((car) => (
          <CarCard key={car.vehicleId} car={car} />
        ))}
      </CardGrid>
    </section>
  );
}

/** The server's list stands until the city's, or the member's with their hearts, has come. */
function useRecommended(cityCode: string | undefined, nationwide: RecommendedPage | null) {
  const viewer = useViewer();
  const asRendered = cityCode === undefined && viewer === null && nationwide !== null;
  const { data, isLoading, isPlaceholderData } = useQuery({
    queryKey: [...viewerKey(viewer), 'recommended', cityCode],
    queryFn: ({ signal }) =>
      call(listRecommendedCars, { body: { ...RECOMMENDED, ...(cityCode && { cityCode }) } }, signal),
    placeholderData: keepPreviousData,
    enabled: !asRendered,
  });
  return { found: asRendered ? nationwide : (data ?? nationwide), waiting: isLoading || isPlaceholderData };
}
