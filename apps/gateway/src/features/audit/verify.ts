import { digestOf, keyIdOf } from '@cheyantong/trace-chain';
import type { DbHandle } from '../../db/handle.ts';
import { reportKeys } from '../reports/tables.ts';
import { verifySignature } from '../traceability/index.ts';
import { Chain, hashOf } from './chain.ts';
import { allHeads, type HeadRow, type HeadStatement } from './heads.ts';

const AT_ONCE = 1_000;

export interface Verification {
  /** What does not hold, in sentences for the operator; the first altered, missing or moved entry, and every head that contradicts. */
  breaches: string[];
  length: number;
  head: string | null;
}

/** Works the whole chain out again and compares it with every head that was signed, and with one that somebody kept. */
export async function verifyLog(db: DbHandle, kept: string | null = null): Promise<Verification> {
  const hashes: string[] = [];
  const broken = await firstBreach(new Chain(db), hashes);
  const keptIsThere = kept === null || hashes.includes(kept);
  return {
    breaches: [
      ...(broken ? [broken] : []),
      ...(await headBreaches(db, hashes)),
      ...(keptIsThere ? [] : [`链中没有摘要 ${kept}：其后的记录被改动或删去`]),
    ],
    length: hashes.length,
    head: hashes.at(-1) ?? null,
  };
}

/** Fills `hashes` up to the first thing that does not hold. */
async function firstBreach(chain: Chain, hashes: string[]): Promise<string | null> {
  for (;;) {
    const links = await chain.after(hashes.length, AT_ONCE);
    for (const { link, entry } of links) {
      const seq = hashes.length + 1;
      if (link.seq !== seq) return `第 ${seq} 条：链中缺失`;
      if (!entry) return `第 ${seq} 条（编号 ${link.entryId}）：记录已被删去`;
      const hash = hashOf(seq, entry, hashes.at(-1) ?? null);
      if (hash !== link.hash) return `第 ${seq} 条（编号 ${entry.id}）：内容或次序被改动`;
      hashes.push(hash);
    }
    if (links.length < AT_ONCE) return null;
  }
}

async function headBreaches(db: DbHandle, hashes: readonly string[]): Promise<string[]> {
  const keys = await db.select().from(reportKeys);
  const heads = await allHeads(db);
  return heads.flatMap((row, at) => {
    const signer = keys.find(({ keyId }) => keyId === row.keyId);
    const isOurs =
      signer !== undefined &&
      keyIdOf(signer) === row.keyId &&
      verifySignature(signer, row.statement, row.signature);
    if (!isOurs) return [`${row.day} 的链头：签名不符`];
    return contradictions(row, heads[at - 1], hashes).map((what) => `${row.day} 的链头：${what}`);
  });
}

function contradictions(row: HeadRow, before: HeadRow | undefined, hashes: readonly string[]): string[] {
  // Signed by ourselves, so it is what we wrote.
  const { day, length, head, previous } = JSON.parse(row.statement) as HeadStatement;
  const holds = {
    日期被改动: day === row.day,
    与前一次不相接: previous === (before ? digestOf(before.statement) : null),
    [`当时有 ${length} 条，现在相符的只有 ${hashes.length} 条`]: length <= hashes.length,
    [`第 ${length} 条与签名时不同`]: length > hashes.length || hashes[length - 1] === head,
  };
  return Object.entries(holds).flatMap(([what, does]) => (does ? [] : [what]));
}
