import { CONSUMER_TOPIC_CODES, CONSUMER_TOPICS } from '@cheyantong/domain';
import { ListLink } from '../../../../shared/list/list-link.tsx';
import { classNames } from '../../../../shared/ui/class-names.ts';
import tabStyles from '../../../../shared/ui/tabs.module.css';
import { type ZoneQuery, zoneAddress } from './zone-address.ts';

const TABS = [
  { label: '全部', topic: undefined },
  ...CONSUMER_TOPIC_CODES.map((topic) => ({ label: CONSUMER_TOPICS[topic], topic })),
];

export function TopicTabs({ query }: { query: ZoneQuery }) {
  return (
    <nav className={classNames(tabStyles.list, tabStyles.large)} aria-label="主题">
      {TABS.map(({ label, topic }) => (
        <ListLink
          key={label}
          list={zoneAddress}
          query={query}
          change={{ topic }}
          className={tabStyles.tab}
          aria-current={query.topic === topic ? 'true' : undefined}
        >
          {label}
        </ListLink>
      ))}
    </nav>
  );
}
