import {
  countUnread,
  getMessageSettings,
  listMessages,
  type Message,
  type MessageSettings,
  putMessageSettings,
  readMessages,
} from '@cheyantong/contract';
import { PAGE } from '@cheyantong/domain';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import { useSubmit } from '../../shared/form/use-submit.ts';
import { useMember } from '../../shared/session/session.ts';
import type { MessagesQuery } from './messages-address.ts';

/** Under `member`, so that they are forgotten when the member goes. */
const MESSAGES_KEY = ['member', 'messages'] as const;
const PAGES_KEY = [...MESSAGES_KEY, 'page'] as const;

export const messagesQuery = (member: string | null, { unread, pageNum }: MessagesQuery) =>
  queryOptions({
    queryKey: [...PAGES_KEY, member, unread ?? 0, pageNum],
    queryFn: ({ signal }) =>
      call(
        listMessages,
        { query: { pageNum, pageSize: PAGE.defaultSize, ...(unread && { unread }) } },
        signal,
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const unreadKey = (member: string | null) => [...MESSAGES_KEY, 'unread', member];

/** Asked once by the page, and again when somebody comes back to its window; a visitor has no messages to ask for. */
export function useUnreadCount(): number {
  const member = useMember();
  const unread = useQuery({
    queryKey: unreadKey(member),
    queryFn: ({ signal }) => call(countUnread, {}, signal),
    enabled: member !== null,
    refetchOnWindowFocus: true,
  });
  return unread.data?.unread ?? 0;
}

/** Marks messages as read, or all of them where none is named. */
export function useReadMessages() {
  const member = useMember();
  const queryClient = useQueryClient();
  return useSubmit(
    (messages?: readonly Message[]) =>
      call(readMessages, {
        body: messages ? { messageIds: messages.map(({ messageId }) => messageId) } : {},
      }),
    {
      onDone: (answer) => {
        queryClient.setQueryData(unreadKey(member), answer);
        return queryClient.invalidateQueries({ queryKey: PAGES_KEY });
      },
    },
  );
}

export const settingsQuery = (member: string | null) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, 'settings', member],
    queryFn: ({ signal }) => call(getMessageSettings, {}, signal),
  });

export function useChangeSms() {
  const { queryKey } = settingsQuery(useMember());
  const queryClient = useQueryClient();
  return useSubmit(
    (change: Pick<MessageSettings[number], 'kind' | 'sms'>) =>
      call(putMessageSettings, { body: { settings: [change] } }),
    { onDone: (settings) => queryClient.setQueryData(queryKey, settings) },
  );
}
