import {
  listAdverts,
  listEvaluations,
  listNotices,
  listParts,
  listRecommendedCars,
} from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { useEffect } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { organisation, website } from '../../shared/head/json-ld.ts';
import { pageMeta } from '../../shared/head/page-meta.ts';
import { requestOf } from '../../shared/server-context.ts';
import { BelowFold } from '../../shared/start/below-fold.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { loadServiceOffers } from '../catalogue/index.ts';
import { advertsAt } from '../news/index.ts';
import { NEWEST_EVALUATIONS, NewestEvaluations } from './evaluations/newest-evaluations.tsx';
import { Hero } from './hero/hero.tsx';
import { MiniProgramStrip } from './mini-program-strip.tsx';
import { NoticeTicker } from './notices/notice-ticker.tsx';
import styles from './page.module.css';
import { RECOMMENDED, RecommendedCars } from './recommended-cars.tsx';
import { RetentionSection } from './retention/retention-section.tsx';
import { topRetention } from './retention/top-retention.ts';
import { NEWEST_PARTS, ReusedParts } from './reused-parts.tsx';
import { ServiceEntries } from './service-entries.tsx';
import { TrustBand } from './trust-band.tsx';
import { ValuationCard } from './valuation/valuation-card.tsx';

export const meta = pageMeta(({ absolute }) => ({ things: [website(absolute), organisation(absolute)] }));

/** What a visitor without a city sees, in the HTML at once. A section that cannot be had does not take the page along. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const [adverts, notices, evaluations, cars, parts, tops, offers] = await Promise.all([
    call(listAdverts, advertsAt('home')).catch(() => []),
    call(listNotices, {}).catch(() => []),
    call(listEvaluations, { query: NEWEST_EVALUATIONS }).catch(() => null),
    call(listRecommendedCars, { body: RECOMMENDED }).catch(() => null),
    call(listParts, { body: NEWEST_PARTS }).catch(() => ({ list: [] })),
    topRetention(call),
    loadServiceOffers(call),
  ]);
  return {
    adverts,
    // Their texts are read on their own pages.
    notices: notices.map(({ id, title, publishTime }) => ({ id, title, publishTime })),
    evaluations,
    cars,
    parts: parts.list,
    tops,
    offers,
  };
}

const FRESH_FOR_MS = 5 * MINUTE_MS;
type Content = Awaited<ReturnType<typeof loader>>;
let kept: { content: Content; at: number } | undefined;

function keep(content: Content): void {
  if (kept?.content !== content) kept = { content, at: Date.now() };
}

/** The page is kept alive: coming back to it waits for nothing, as long as what it shows is not old. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  if (kept && Date.now() - kept.at <= FRESH_FOR_MS) return kept.content;
  return serverLoader<typeof loader>();
}

export default function HomePage() {
  const content = useLoaderData<typeof loader>();
  // Not by a loader that runs at the start, too: the router would take it for a navigation and send whoever has scrolled to the top.
  useEffect(() => keep(content), [content]);
  const { adverts, notices, evaluations, cars, parts, tops, offers } = content;
  const isTested = evaluations !== null && evaluations.total > 0;
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.hero}>
          <Hero adverts={adverts} />
          <ValuationCard />
        </div>
        <BelowFold rows>
          <ServiceEntries offers={offers} />
          {notices.length > 0 && <NoticeTicker notices={notices} />}
        </BelowFold>
      </div>
      <div className={classNames(isTested && styles.tested)}>
        {isTested && (
          <BelowFold className={styles.column}>
            <NewestEvaluations newest={evaluations} />
          </BelowFold>
        )}
        <BelowFold className={styles.column}>
          <RetentionSection tops={tops} narrow={isTested} />
        </BelowFold>
      </div>
      <BelowFold>
        <RecommendedCars nationwide={cars} />
      </BelowFold>
      <BelowFold>
        <ReusedParts parts={parts} />
      </BelowFold>
      <BelowFold className={styles.closing}>
        <TrustBand />
        <MiniProgramStrip />
      </BelowFold>
    </div>
  );
}
