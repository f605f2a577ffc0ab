import { beijingDay, dayAfter, PAY_CHANNEL_NAMES } from '@cheyantong/domain';
import type { Job } from '../../jobs/job.ts';
import { tryEach } from '../../jobs/try-each.ts';
import type { CodePlace } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { closeOtherCodes } from './end-codes.ts';
import { Ledger } from './ledger.ts';
import { lookUp } from './look-up.ts';
import { NoticeLog } from './notice-log.ts';
import { CLOSE_OTHER_CODES, LOOK_UP, SEND_REFUND } from './queues.ts';
import { reconcileChannel } from './reconcile.ts';
import { sendRefund } from './refund.ts';
import { sweep } from './sweep.ts';

/** Seven tries over a quarter to half an hour: as long as a code lives. */
const WHILE_A_CODE_LIVES = { times: 6, firstWaitSeconds: 15 };
/** Twelve tries over some hours: a vendor's bad morning. Then an operator has to look. */
const UNTIL_IT_IS_BACK = { times: 11, firstWaitSeconds: 5 };
/** What fails is looked at again a minute later anyway. */
const ONCE = { times: 0, firstWaitSeconds: 1 };
/** Vendors bill a day on the next morning; where that fails, until the afternoon. */
const BY_THE_AFTERNOON = { times: 6, firstWaitSeconds: 300 };

/** Queued by a server that knew of codes only, it names no way. */
type LookUp = Omit<CodePlace, 'way'> & Partial<CodePlace>;

export function paymentJobs(desk: PaymentDesk): Job[] {
  const closeOthers: Job<{ orderNo: string }> = {
    name: CLOSE_OTHER_CODES,
    retry: WHILE_A_CODE_LIVES,
    concurrency: 4,
    work: ({ orderNo }) => closeOtherCodes(desk, orderNo),
  };
  const refund: Job<{ refundNo: string }> = {
    name: SEND_REFUND,
    retry: UNTIL_IT_IS_BACK,
    concurrency: 4,
    work: ({ refundNo }) => sendRefund(desk, refundNo),
    giveUp: ({ refundNo }) => new Ledger(desk.db).giveUpRefund(refundNo),
  };
  const look: Job<LookUp> = {
    name: LOOK_UP,
    retry: UNTIL_IT_IS_BACK,
    async work({ way = 'code', ...trade }) {
      await lookUp(desk, { ...trade, way });
    },
  };
  return [
    closeOthers,
    refund,
    look,
    { name: 'payment-sweep', cron: '* * * * *', retry: ONCE, work: () => sweep(desk) },
    {
      name: 'payment-reconcile',
      cron: '0 10 * * *',
      retry: BY_THE_AFTERNOON,
      work: () => reconcileYesterday(desk),
    },
    {
      name: 'payment-notices-purge',
      cron: '41 * * * *',
      work: () => new NoticeLog(desk.db).purgeUnproved(),
    },
  ];
}

async function reconcileYesterday(desk: PaymentDesk): Promise<void> {
  const yesterday = dayAfter(beijingDay(new Date()), -1);
  await tryEach(PAY_CHANNEL_NAMES, async (channel) => {
    const { differences } = await reconcileChannel(desk, yesterday, channel);
    if (differences.length > 0) desk.log.error({ yesterday, channel, differences }, 'ledgers differ');
  });
}
