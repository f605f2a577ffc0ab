import { strToU8, zipSync } from 'fflate';
import type { ArchiveOrder } from './archive-order.ts';
import { printSummary } from './print-summary.ts';

/** Everything as JSON, and what a person wants to read of it as paper. */
export async function makeArchive(order: ArchiveOrder): Promise<Uint8Array> {
  const { member, madeTime, pieces } = order;
  const everything = {
    会员: member,
    导出时间: madeTime,
    ...Object.fromEntries(pieces.map(({ title, data }) => [title, data])),
  };
  return zipSync({
    'my-data.json': strToU8(JSON.stringify(everything, null, 2)),
    '我的数据.pdf': await printSummary(order),
  });
}
