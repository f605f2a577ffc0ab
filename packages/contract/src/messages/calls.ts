import { MESSAGE_KIND_NAMES } from '@cheyantong/domain';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { dateTimeText, id, numericInteger, pageOf, pageQuery } from '../fields.ts';

const kind = z.enum(MESSAGE_KIND_NAMES, '没有这类消息');

const message = z.object({
  messageId: id,
  kind,
  kindLabel: z.string(),
  title: z.string(),
  text: z.string(),
  time: dateTimeText,
  read: z.boolean(),
  link: z.string().nullable().describe('a page of the portal'),
});

const unread = z.object({ unread: z.int() });

const settings = z.array(
  z.object({
    kind,
    kindLabel: z.string(),
    inApp: z.literal(true).describe('always'),
    sms: z.boolean(),
  }),
);

/** What one page shows at most, and so what can be ticked on it. */
const MOST_AT_ONCE = 100;

export type Message = z.output<typeof message>;
export type MessageSettings = z.output<typeof settings>;

export const listMessages = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/messages',
  access: 'member',
  failure: 'caller',
  summary: '消息中心，新的在前',
  query: z.object({
    ...pageQuery,
    unread: numericInteger
      .pipe(z.literal([0, 1]))
      .optional()
      .describe('1: only what was not read'),
  }),
  data: pageOf(message),
});

export const countUnread = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/messages/unread',
  access: 'member',
  failure: 'silent',
  summary: '未读消息数',
  data: unread,
});

export const readMessages = defineCall({
  method: 'PUT',
  path: 'ums-boot/app-api/v1/messages/read',
  access: 'member',
  failure: 'caller',
  summary: '把消息标为已读；不写编号即全部',
  body: z.object({ messageIds: z.array(id).max(MOST_AT_ONCE).optional() }),
  data: unread,
});

export const getMessageSettings = defineCall({
  method: 'GET',
  path: 'ums-boot/app-api/v1/messages/settings',
  access: 'member',
  failure: 'caller',
  summary: '哪些消息也发短信',
  data: settings,
});

export const putMessageSettings = defineCall({
  method: 'PUT',
  path: 'ums-boot/app-api/v1/messages/settings',
  access: 'member',
  failure: 'toast',
  summary: '改变哪些消息也发短信；没有写到的不变',
  body: z.object({
    settings: z
      .array(z.object({ kind, sms: z.boolean() }))
      .min(1)
      .max(MESSAGE_KIND_NAMES.length),
  }),
  data: settings,
});
