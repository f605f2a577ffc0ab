import { listNumberViews, type NumberView } from '@cheyantong/contract';
import { NUMBER_PARTIES, type NumberParty, type NumberUse, PAGE } from '@cheyantong/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye, type LucideIcon, Phone, Send } from 'lucide-react';
import { call } from '../../shared/call.ts';
import { ListLink } from '../../shared/list/list-link.tsx';
import { ListResults } from '../../shared/list/list-results.tsx';
import { useMember } from '../../shared/session/session.ts';
import { Card } from '../../shared/ui/card.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Link } from '../../shared/ui/link.tsx';
import { SkeletonGroup, SkeletonRows } from '../../shared/ui/skeleton.tsx';
import tabStyles from '../../shared/ui/tabs.module.css';
import { momentWords } from '../../shared/when-words.ts';
import styles from './my-data.module.css';
import { NUMBER_VIEWS, type NumberViewsQuery, PARTIES } from './number-views-address.ts';

const ROW_HEIGHT_PX = 60;

/** Everybody who was handed the member's number, looked at it or called it. */
export function NumberViews({ query }: { query: NumberViewsQuery }) {
  const { party, pageNum } = query;
  const views = useQuery({
    queryKey: ['member', useMember(), 'number-views', party ?? null, pageNum],
    queryFn: ({ signal }) => call(listNumberViews, { query: { pageNum, ...(party && { party }) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card
      id="number-views"
      title="谁看过我的号码"
      remark="每次交给谁、谁看过、何时拨打"
      aside={
        <Link to="/personalCenter?tab=leads" className={styles.link}>
          撤回号码
        </Link>
      }
    >
      <nav className={classNames(tabStyles.list, tabStyles.medium)} aria-label="谁">
        <PartyTab query={query} party={undefined} />
        {PARTIES.map((each) => (
          <PartyTab key={each} query={query} party={each} />
        ))}
      </nav>
      <ListResults
        things="记录"
        answer={views}
        page={pageNum}
        pageSize={PAGE.defaultSize}
        hrefFor={(wanted) => NUMBER_VIEWS.write({ ...query, pageNum: wanted })}
        waiting={
          <SkeletonGroup label="正在加载记录">
            <SkeletonRows bare rows={5} rowHeight={ROW_HEIGHT_PX} />
          </SkeletonGroup>
        }
        nothing={
          <p className={styles.none}>
            {party
              ? `${NUMBER_PARTIES[party]}没有得到过您的号码。`
              : '您的号码还没有交给过任何人，也没有人看过。'}
          </p>
        }
      >
        {(list) => (
          <ol aria-label="号码记录" aria-busy={views.isPlaceholderData}>
            {list.map((view) => (
              <View key={`${view.time} ${view.name} ${view.what}`} view={view} />
            ))}
          </ol>
        )}
      </ListResults>
    </Card>
  );
}

const PartyTab = ({ query, party }: { query: NumberViewsQuery; party: NumberParty | undefined }) => (
  <ListLink
    list={NUMBER_VIEWS}
    query={query}
    change={{ party }}
    className={tabStyles.tab}
    aria-current={party === query.party ? 'page' : undefined}
    preventScrollReset
  >
    {party ? NUMBER_PARTIES[party] : '全部'}
  </ListLink>
);

const ICONS: Record<NumberUse, LucideIcon> = { 交给: Send, 查看: Eye, 拨打: Phone };

function View({
  view: { what, whatLabel, partyLabel, name, occasion, subject, time },
}: {
  view: NumberView;
}) {
  const Icon = ICONS[what];
  return (
    <li className={styles.view}>
      <Icon className={styles.viewIcon} aria-hidden="true" />
      <div className={styles.viewWords}>
        <p>
          <strong>{name}</strong>
          <span className={styles.muted}>（{partyLabel}）</span> {whatLabel}
        </p>
        <p className={styles.muted}>{[occasion, subject].filter(Boolean).join(' · ')}</p>
      </div>
      <time className={styles.time}>{momentWords(time)}</time>
    </li>
  );
}
