import { getRetentionRank, getUsedCarFilters } from '@cheyantong/contract';
import { Download } from 'lucide-react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requestOf } from '../../shared/server-context.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { longMonthWords } from '../../shared/words.ts';
import { RankFilters } from './filters/rank-filters.tsx';
import { Method } from './method.tsx';
import styles from './page.module.css';
import { Results } from './results.tsx';
import { csvAddress, readRetentionQuery } from './retention-query.ts';
import { type RetentionSeed, useRetention } from './use-retention.ts';

const UNAVAILABLE = 503;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const query = readRetentionQuery(new URL(request.url).searchParams);
  const [rank, options] = await Promise.all([
    call(getRetentionRank, { query }).catch(() => undefined),
    call(getUsedCarFilters, {}).catch(() => undefined),
  ]);
  const seed: RetentionSeed = { rank, options };
  return data(seed, { status: rank ? 200 : UNAVAILABLE });
}

/** In the browser the page asks by itself, so that a choice shows at once and the old ranking stays meanwhile. */
export const clientLoader = (): null => null;

export default function RetentionPage() {
  const retention = useRetention(useLoaderData<typeof loader | typeof clientLoader>());
  const { query, brands } = retention;
  const rank = retention.rank.data;
  return (
    <div className={styles.page}>
      <PageHeading aside="开几年后还值多少：标价占新车指导价的比例，附区间与样本量。">保值率榜</PageHeading>
      <RankFilters query={query} options={{ levels: rank?.levels ?? [], brands }} />
      <div className={styles.above}>
        <p className={styles.period} aria-live="polite">
          {rank && (
            <>
              {longMonthWords(rank.period)}榜
              {rank.lastPeriod && `，与 ${longMonthWords(rank.lastPeriod)}榜相比`}，列出{' '}
              <strong>{rank.list.length}</strong> 个{rank.rankType === 'brand' ? '品牌' : '车系'}
            </>
          )}
        </p>
        <a href="#method">怎么算的</a>
        <a href={csvAddress(query)} download className={styles.download}>
          <Download aria-hidden="true" />
          下载 CSV
        </a>
      </div>
      <Results retention={retention} />
      <Method rank={rank} />
    </div>
  );
}
