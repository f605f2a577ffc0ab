import { type CallData, listUsedCars, searchSite } from '@cheyantong/contract';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { data, type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router';
import { requestOf } from '../../../shared/server-context.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SkeletonGroup, SkeletonRows } from '../../../shared/ui/skeleton.tsx';
import { SearchBox } from '../box/search-box.tsx';
import { codeEntry, entriesOf } from '../entry.ts';
import { readKeywords } from '../search-address.ts';
import { searchQuery } from '../search-query.ts';
import { FoundCars } from './found-cars.tsx';
import { FoundGroup } from './found-group.tsx';
import { firstOf, meantCars } from './meant-cars.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './page.module.css';

const SHOWN = 12;
const UNAVAILABLE = 503;

interface SearchSeed {
  keywords: string;
  found: CallData<typeof searchSite>;
  cars: CallData<typeof listUsedCars> | undefined;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = requestOf(context);
  const keywords = readKeywords(new URL(request.url).searchParams);
  if (!keywords) return null;
  // Sent as a plain form: with scripts it would have led there, too.
  const code = codeEntry(keywords);
  if (code) return redirect(code.to);
  const found = await call(searchSite, { query: { keywords, size: SHOWN } }).catch(() => undefined);
  if (!found) return data(null, { status: UNAVAILABLE });
  const meant = meantCars(found);
  const cars = meant ? await call(listUsedCars, { body: firstOf(meant) }).catch(() => undefined) : undefined;
  return data<SearchSeed>({ keywords, found, cars });
}

/** In the browser the page asks by itself, and what was asked before is still known. */
export const clientLoader = (): null => null;

export default function SearchPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const keywords = readKeywords(useSearchParams()[0]);
  const isMobile = useIsMobile();
  return (
    <div className={styles.page}>
      <PageHeading aside={keywords ? undefined : '车型、配件、资讯、服务与各种编号，一个输入框'}>
        {keywords ? `搜索“${keywords}”` : '站内搜索'}
      </PageHeading>
      {isMobile && <SearchBox keywords={keywords} />}
      {keywords ? (
        <Results key={keywords} keywords={keywords} seed={seed?.keywords === keywords ? seed : null} />
      ) : (
        <NothingFound />
      )}
    </div>
  );
}

function Results({ keywords, seed }: { keywords: string; seed: SearchSeed | null }) {
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...searchQuery(keywords, SHOWN), ...(seed && { initialData: seed.found }) });
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  if (!found) {
    return (
      <SkeletonGroup label="正在搜索">
        <SkeletonRows rows={5} rowHeight={72} />
      </SkeletonGroup>
    );
  }
  const groups = entriesOf(keywords, found);
  if (groups.length === 0) return <NothingFound keywords={keywords} />;
  return (
    <div className={styles.groups}>
      {groups.map(({ kind, entries }) => (
        <Fragment key={kind}>
          <FoundGroup kind={kind} entries={entries} keywords={keywords} />
          {kind === 'series' && <FoundCars found={found} seed={seed?.cars} />}
        </Fragment>
      ))}
    </div>
  );
}
