import { listAdverts, listPartGroups, listParts } from '@cheyantong/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requestOf } from '../../../shared/server-context.ts';
import { BelowFold } from '../../../shared/start/below-fold.tsx';
import { AdvertStrip, advertsAt } from '../../news/index.ts';
import { FromCarToCar } from './from-car-to-car.tsx';
import { GradesSection } from './grades-section.tsx';
import { GroupTiles } from './group-tiles.tsx';
import { Hero } from './hero.tsx';
import { landingContent } from './landing-content.ts';
import { NewestParts } from './newest-parts.tsx';
import { NotSold } from './not-sold.tsx';
import styles from './page.module.css';

/** Enough of them to find a picture for every group. */
const RECENT = { pageNum: 1, pageSize: 60 } as const;

/** A section that cannot be had does not take the page along. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const [groups, recent, adverts] = await Promise.all([
    call(listPartGroups, { query: {} }).catch(() => []),
    call(listParts, { body: RECENT }).catch(() => ({ list: [] })),
    call(listAdverts, advertsAt('reusedParts')).catch(() => null),
  ]);
  return { ...landingContent(groups, recent.list), adverts };
}

export default function PartLandingPage() {
  const { groups, newest, adverts } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <Hero onSale={groups.reduce((sum, { count }) => sum + count, 0)} />
      <GroupTiles groups={groups} />
      <BelowFold>
        <NewestParts parts={newest} />
      </BelowFold>
      <BelowFold rows>
        <GradesSection />
        <FromCarToCar />
        <NotSold />
        <AdvertStrip place="reusedParts" seed={adverts} />
      </BelowFold>
    </div>
  );
}
