import { PAGE } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { ListResults } from '../../shared/list/list-results.tsx';
import { useMember } from '../../shared/session/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Link } from '../../shared/ui/link.tsx';
import { SkeletonGroup, SkeletonRows } from '../../shared/ui/skeleton.tsx';
import tabStyles from '../../shared/ui/tabs.module.css';
import { messagesQuery, useReadMessages, useUnreadCount } from './message-queries.ts';
import { MessageRow } from './message-row.tsx';
import styles from './messages.module.css';
import { MESSAGES, type MessagesQuery } from './messages-address.ts';

/** The messages, newest first; all of them or what was not read, as the address says. */
export function MessageList({ query }: { query: MessagesQuery }) {
  const messages = useQuery(messagesQuery(useMember(), query));
  const unread = useUnreadCount();
  const read = useReadMessages();
  return (
    <Card aria-label="消息">
      <header className={styles.bar}>
        <nav className={classNames(tabStyles.list, tabStyles.medium)} aria-label="看哪些消息">
          <Tab query={{ pageNum: 1 }} current={query}>
            全部
          </Tab>
          <Tab query={{ pageNum: 1, unread: 1 }} current={query}>
            未读{unread > 0 && ` ${unread}`}
          </Tab>
        </nav>
        {unread > 0 && (
          <Button
            tone="quiet"
            size="small"
            icon={<CheckCheck aria-hidden="true" />}
            loading={read.isBusy}
            onClick={() => read.submit(undefined)}
          >
            全部已读
          </Button>
        )}
      </header>
      <ListResults
        things="消息"
        answer={messages}
        page={query.pageNum}
        pageSize={PAGE.defaultSize}
        hrefFor={(pageNum) => MESSAGES.write({ ...query, pageNum })}
        waiting={<Waiting />}
        nothing={
          <p className={styles.none}>
            {query.unread ? '没有未读的消息。' : '还没有消息。付款、报告出来、认证有结果时，会在这里告诉您。'}
          </p>
        }
      >
        {(list) => (
          <ul aria-label="消息列表" aria-busy={messages.isPlaceholderData}>
            {list.map((message) => (
              <MessageRow key={message.messageId} message={message} onRead={() => read.submit([message])} />
            ))}
          </ul>
        )}
      </ListResults>
    </Card>
  );
}

interface TabProps {
  query: MessagesQuery;
  current: MessagesQuery;
  children: React.ReactNode;
}

const Tab = ({ query, current, children }: TabProps) => (
  <Link
    to={MESSAGES.write(query)}
    className={tabStyles.tab}
    aria-current={query.unread === current.unread ? 'page' : undefined}
    preventScrollReset
  >
    {children}
  </Link>
);

const ROW_HEIGHT_PX = 76;

const Waiting = () => (
  <SkeletonGroup label="正在加载消息">
    <SkeletonRows rows={6} rowHeight={ROW_HEIGHT_PX} />
  </SkeletonGroup>
);
