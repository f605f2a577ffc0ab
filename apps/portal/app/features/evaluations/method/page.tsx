import { Download } from 'lucide-react';
import { data, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { requestOf } from '../../../shared/server-context.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Contents } from '../../../shared/ui/contents.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SheetLayout, SheetPanel } from '../../../shared/ui/sheet-layout.tsx';
import tabs from '../../../shared/ui/tabs.module.css';
import { chosenEdition, type ProgrammeBrief } from '../editions.ts';
import { methodAddress } from '../evaluation-addresses.ts';
import { MORE } from '../list/evaluation-list.ts';
import { AreaSection } from './area-section.tsx';
import { DifferencesSection } from './differences-section.tsx';
import { editionFileAddress } from './edition-file-address.ts';
import { EditionHead } from './edition-head.tsx';
import { loadMethod, type Method } from './load-method.ts';
import styles from './method.module.css';
import { StarsSection } from './stars-section.tsx';

const UNAVAILABLE = 503;
const HEAD = { id: 'edition', title: '这一版' };
const STARS = { id: 'stars', title: '权重与星级' };
const OTHERS = { id: 'others', title: '与其他版本' };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const method = await loadMethod(requestOf(context).call, searchParams).catch(() => null);
  return data(method, { status: method ? 200 : UNAVAILABLE });
}

/** How we test: a protocol edition as it is published, with every rule drawn. All of it is in the server's HTML. */
export default function MethodPage() {
  const method = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PageHeading aside="试验、限值、计分、权重和星级全部公开，任何人都能照着重算。">我们怎么测</PageHeading>
      {method ? (
        <Published method={method} />
      ) : (
        <ErrorState onRetry={revalidate} retrying={state === 'loading'}>
          规程暂时没有加载出来，请稍后再试。
        </ErrorState>
      )}
    </>
  );
}

function Published({ method: { programmes, published, differences } }: { method: Method }) {
  const { document, count } = published;
  const areas = document.areas.map(({ code, name }) => ({ id: `area-${code}`, title: name }));
  return (
    <>
      <ProgrammeTabs programmes={programmes} current={document.programmeCode} />
      <SheetLayout
        labelledBy="edition-title"
        asideLabel="版本与目录"
        aside={
          <>
            <SheetPanel>
              <Editions programmes={programmes} current={document} />
            </SheetPanel>
            <SheetPanel>
              <Contents entries={[HEAD, STARS, ...areas, OTHERS]} />
              <p className={styles.links}>
                <a href={editionFileAddress(document)} download>
                  <Download aria-hidden="true" />
                  下载规程（JSON）
                </a>
                {count > 0 && (
                  <Link
                    to={MORE.write({
                      programCode: document.programmeCode,
                      editionCode: document.code,
                      pageNum: 1,
                    })}
                  >
                    看这一版的 {count} 款结果
                  </Link>
                )}
              </p>
            </SheetPanel>
          </>
        }
      >
        <EditionHead id={HEAD.id} published={published} />
        <StarsSection {...STARS} edition={document} />
        {document.areas.map((area) => (
          <AreaSection key={area.code} id={`area-${area.code}`} area={area} />
        ))}
        <DifferencesSection {...OTHERS} edition={document} differences={differences} />
      </SheetLayout>
    </>
  );
}

function ProgrammeTabs({ programmes, current }: { programmes: readonly ProgrammeBrief[]; current: string }) {
  return (
    <nav className={classNames(tabs.list, tabs.large, styles.programmes)} aria-label="项目">
      {programmes.map(({ code, name }) => {
        const usual = chosenEdition(programmes, { programCode: code });
        return (
          usual && (
            <Link
              key={code}
              to={methodAddress(usual)}
              className={tabs.tab}
              aria-current={code === current ? 'page' : undefined}
            >
              {name}
            </Link>
          )
        );
      })}
    </nav>
  );
}

const STATES = { draft: '征求意见稿', inForce: '现行', superseded: '已被取代' } as const;

function Editions({
  programmes,
  current,
}: {
  programmes: readonly ProgrammeBrief[];
  current: { programmeCode: string; code: string };
}) {
  const editions = programmes.find(({ code }) => code === current.programmeCode)?.editions ?? [];
  return (
    <nav aria-label="版本" className={styles.editions}>
      {editions.map((edition) => (
        <Link
          key={edition.code}
          to={methodAddress(edition)}
          aria-current={edition.code === current.code ? 'page' : undefined}
        >
          {edition.name}
          <span>{STATES[edition.status]}</span>
        </Link>
      ))}
    </nav>
  );
}
