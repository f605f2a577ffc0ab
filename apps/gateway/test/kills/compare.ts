import { getAuthInfo, getOrder, listMyClues, openFile, sendTraceEvent } from '@cheyantong/contract';
import { orderStatusCode } from '@cheyantong/domain';
import { Refused } from './asking.ts';
import type { Life } from './life.ts';

/** Between a link and what is behind it the clock may jump, and nobody is told a link that is over from a file that is not there. */
const LINKS = 5;

/** What the server says now, beside what it has said yes to before; sentences where it took something back. */
export async function compare(life: Life): Promise<string[]> {
  const { asking, member, acknowledged } = life;
  life.toCompare = false;
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`member ${member.phone}: ${fault}`);
  const orLost = async (what: string, look: () => Promise<unknown>) => {
    try {
      await look();
    } catch (error) {
      if (!(error instanceof Refused) || (life.clockJumps && error.isExpiry)) throw error;
      say(`${what} is lost (${error.message})`);
    }
  };

  for (const orderNo of acknowledged.orders) {
    const isPaid = acknowledged.paid.includes(orderNo);
    await orLost(`order ${orderNo}`, async () => {
      const order = await asking.untilAnswered(getOrder, { params: { orderNo } });
      if (isPaid && order.status === orderStatusCode('unpaid')) say(`order ${orderNo} was paid and is not`);
    });
  }
  // Those of before: the member goes on living, and the list does not know of what comes after it.
  const leads = [...acknowledged.leads];
  const { list } = await asking.untilAnswered(listMyClues, { query: { pageSize: '50' } });
  for (const id of leads) {
    const times = list.filter(({ clueId }) => clueId === id).length;
    if (times !== 1) say(`lead ${id} is there ${times} times`);
  }
  // One wish to sell and one part: sent again after a kill, they are the same ones.
  if (list.length > 2) say(`${list.length} leads of two`);
  if (acknowledged.certified) {
    const { authStatus } = await asking.untilAnswered(getAuthInfo, {});
    if (authStatus === 0) say('the certification is lost');
  }
  // An upload that nobody used for a day is over, and so it is for a clock that is a day ahead.
  const files = [...acknowledged.files, ...(life.clockJumps ? [] : acknowledged.uploads)];
  for (const url of files) {
    await orLost(`file ${url}`, async () => {
      let bytes = 0;
      for (let tries = 0; bytes === 0 && tries < LINKS; tries++) {
        const { link } = await asking.untilAnswered(openFile, { body: { url } });
        bytes = await asking.bytesBehind(link);
      }
      if (bytes === 0) say(`file ${url} is empty`);
    });
  }
  for (const step of acknowledged.steps) {
    await orLost('a step of a part', async () => {
      const { known, seq } = await asking.untilAnswered(sendTraceEvent, { body: step });
      if (!known) say(`step ${seq} of a part was not there any more`);
    });
  }
  return faults;
}
