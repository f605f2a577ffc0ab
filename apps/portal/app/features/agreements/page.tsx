import { type Agreement, getAgreement } from '@cheyantong/contract';
import { AGREEMENT_IDS, AGREEMENTS, type AgreementId, isAgreementId } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { isRefused } from '../../shared/is-refused.ts';
import { requestOf } from '../../shared/server-context.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { SheetLayout, SheetPanel } from '../../shared/ui/sheet-layout.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { agreementAddress } from './agreement-address.ts';
import { AgreementChanges } from './agreement-changes.tsx';
import { agreementQuery } from './agreement-queries.ts';
import { AgreementText } from './agreement-text.tsx';
import styles from './page.module.css';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;
const STATES = { upcoming: '已公告，尚未生效', inForce: '现行版本', past: '已被新版本取代' } as const;

/** Which document, in which version, and how it is looked at. */
function placeIn(search: URLSearchParams) {
  const id = search.get('id');
  return {
    document: isAgreementId(id) ? id : AGREEMENT_IDS[0],
    version: search.get('version') ?? undefined,
    changes: search.get('view') === 'changes',
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { document, version } = placeIn(new URL(request.url).searchParams);
  try {
    const query = version ? { version } : {};
    return data(await requestOf(context).call(getAgreement, { params: { document }, query }));
  } catch (failure) {
    return data(null, { status: isRefused(failure) ? NOT_FOUND : UNAVAILABLE });
  }
}

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

/** An agreement in any of its versions, with its history and what each version changed. */
export default function AgreementPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const [search] = useSearchParams();
  const { document, version, changes } = placeIn(search);
  const agreement = useQuery({
    ...agreementQuery(document, version),
    retry: (tries, failure) => !isRefused(failure) && tries < 1,
    ...(seed && seed.document === document && { initialData: seed }),
  });
  return (
    <SheetLayout
      labelledBy="agreement-title"
      asideLabel="协议与版本"
      aside={
        <SheetPanel>
          <Documents current={document} />
          {agreement.data && <History agreement={agreement.data} />}
        </SheetPanel>
      }
    >
      {agreement.data ? (
        <Document agreement={agreement.data} changes={changes} />
      ) : (
        <>
          <h1 id="agreement-title" className={styles.title}>
            {AGREEMENTS[document].name}
          </h1>
          {agreement.isPending && (
            <SkeletonGroup label="正在读取">
              <SkeletonBlock height={480} />
            </SkeletonGroup>
          )}
          {agreement.isError &&
            (isRefused(agreement.error) ? (
              <EmptyState title="没有这个版本">请从右侧选择一个版本。</EmptyState>
            ) : (
              <ErrorState onRetry={() => agreement.refetch()} retrying={agreement.isFetching}>
                {agreement.error.message}
              </ErrorState>
            ))}
        </>
      )}
    </SheetLayout>
  );
}

function Document({ agreement, changes }: { agreement: Agreement; changes: boolean }) {
  const { document, name, version, announcedDate, state, comparison, blocks } = agreement;
  return (
    <>
      <header>
        <h1 id="agreement-title" className={styles.title}>
          {name}
        </h1>
        <p className={styles.facts}>
          <span>{STATES[state]}</span>
          <span>{announcedDate} 公告</span>
          <span>{version} 起生效</span>
        </p>
        <p className={styles.summary}>本版要点：{agreement.changes}</p>
        {comparison && (
          <nav className={styles.views} aria-label="怎么看">
            <Link to={agreementAddress(document, { version })} aria-current={changes ? undefined : 'page'}>
              全文
            </Link>
            <Link
              to={agreementAddress(document, { version, changes: true })}
              aria-current={changes ? 'page' : undefined}
            >
              与 {comparison.previousVersion} 版的不同
            </Link>
          </nav>
        )}
      </header>
      {changes && comparison ? (
        <AgreementChanges comparison={comparison} level={2} />
      ) : (
        <AgreementText blocks={blocks} level={2} />
      )}
    </>
  );
}

function Documents({ current }: { current: AgreementId }) {
  return (
    <nav aria-label="协议与声明">
      <h2 className={styles.panelTitle}>协议与声明</h2>
      <ul className={styles.links}>
        {AGREEMENT_IDS.map((document) => (
          <li key={document}>
            <Link to={agreementAddress(document)} aria-current={document === current ? 'page' : undefined}>
              {AGREEMENTS[document].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function History({ agreement }: { agreement: Agreement }) {
  return (
    <nav aria-label="历次版本" className={styles.history}>
      <h2 className={styles.panelTitle}>历次版本</h2>
      <ol className={styles.links}>
        {agreement.history.map(({ version, state, changes }) => (
          <li key={version}>
            <Link
              to={agreementAddress(agreement.document, { version })}
              aria-current={version === agreement.version ? 'page' : undefined}
            >
              {version} 版 · {STATES[state]}
            </Link>
            <p className={styles.changes}>{changes}</p>
          </li>
        ))}
      </ol>
    </nav>
  );
}
