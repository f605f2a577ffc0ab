import {
  countUnread,
  getMessageSettings,
  listMessages,
  type Message,
  type MessageSettings,
  putMessageSettings,
  readMessages,
} from '@cheyantong/contract';
import { dateTimeText, MESSAGE_KINDS } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { serve } from '../../http/serve.ts';
import { type MessageRow, Messages } from './messages.ts';
import { changeSmsSettings, smsSettingsOf } from './settings.ts';

export function messageRoutes(app: FastifyInstance, db: DbHandle): void {
  const messages = new Messages(db);

  serve(app, listMessages, async ({ memberId, query: { unread, ...page } }) => {
    const { list, total } = await messages.listOf(BigInt(memberId), { ...page, unreadOnly: unread === 1 });
    return { list: list.map(presentMessage), total };
  });

  serve(app, countUnread, async ({ memberId }) => ({ unread: await messages.countUnread(BigInt(memberId)) }));

  serve(app, readMessages, async ({ memberId, body: { messageIds } }) => {
    const ids = messageIds?.map(ownIdFrom).filter((id) => id !== null);
    await messages.markRead(BigInt(memberId), ids ?? 'all');
    return { unread: await messages.countUnread(BigInt(memberId)) };
  });

  serve(app, getMessageSettings, ({ memberId }) => presentSettings(db, BigInt(memberId)));

  serve(app, putMessageSettings, async ({ memberId, body }) => {
    await changeSmsSettings(db, BigInt(memberId), body.settings);
    return presentSettings(db, BigInt(memberId));
  });
}

const presentMessage = ({ id, kind, title, text, createdAt, readAt, link }: MessageRow): Message => ({
  messageId: String(id),
  kind,
  kindLabel: MESSAGE_KINDS[kind],
  title,
  text,
  time: dateTimeText(createdAt),
  read: readAt !== null,
  link,
});

const presentSettings = async (db: DbHandle, memberId: bigint): Promise<MessageSettings> =>
  (await smsSettingsOf(db, memberId)).map(({ kind, sms }) => ({
    kind,
    kindLabel: MESSAGE_KINDS[kind],
    inApp: true,
    sms,
  }));
