import type { Job } from '../../jobs/job.ts';
import type { MessageDesk } from './desk.ts';
import { Messages } from './messages.ts';
import { MESSAGE_SMS } from './tell.ts';

/** A vendor that did not answer may have sent it: twice is worse than not at all, since it stands in the message centre. */
const ONCE = { times: 0, firstWaitSeconds: 1 };

export function messageJobs(desk: MessageDesk): Job[] {
  const sms: Job<{ messageId: string }> = {
    name: MESSAGE_SMS,
    retry: ONCE,
    concurrency: 2,
    work: ({ messageId }) => sendSms(desk, BigInt(messageId)),
  };
  return [sms, { name: 'messages-purge', cron: '23 4 * * *', work: () => new Messages(desk.db).purgeOld() }];
}

async function sendSms({ db, phoneOf, sendNotice }: MessageDesk, messageId: bigint): Promise<void> {
  const message = await new Messages(db).find(messageId);
  if (!message) return;
  const { memberId, kind, title } = message;
  const phone = await phoneOf(db, memberId);
  if (phone) await sendNotice({ phone, kind, title });
}
