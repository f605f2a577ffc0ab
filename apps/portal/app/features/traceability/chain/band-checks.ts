import type { PartTrace } from '@cheyantong/contract';
import { CalendarCheck, CircleAlert, CircleCheck, Link2, LoaderCircle } from 'lucide-react';
import type { SelfCheck } from '../self-check/check-proof.ts';
import type { AskedSelfCheck } from '../self-check/use-self-check.ts';
import type { Judged } from './judged.ts';
import type { BandCheck } from './verdict-band.tsx';

/** What was checked, in a few words each; the signatures by this browser. */
export function bandChecks(
  { nodes, published }: Pick<PartTrace, 'nodes' | 'published'>,
  { verdict, breach }: Judged,
  { data, isError }: Pick<AskedSelfCheck, 'data' | 'isError'>,
): BandCheck[] {
  const steps = nodes.length;
  if (breach) return breachChecks(breach.seq);
  // Nothing that looks fine by itself may stand beside a verdict that says it is not.
  if (verdict === 'altered') return [{ icon: CircleAlert, words: '与登记不符', tone: 'bad' }];
  return [
    ...signatureChecks(data?.check, isError, steps),
    { icon: Link2, words: '前后相接，没有缺环' },
    published
      ? { icon: CalendarCheck, words: `已列入 ${published.day} 公示` }
      : { icon: CalendarCheck, words: '次日列入公示', tone: 'neutral' },
  ];
}

/** What the sentence beside it does not say: how far the chain can still be believed. */
function breachChecks(seq: number): BandCheck[] {
  const untouched: BandCheck = { icon: CircleCheck, words: `第 1–${seq - 1} 环节仍然有效`, tone: 'neutral' };
  return [
    ...(seq > 1 ? [untouched] : []),
    { icon: CircleAlert, words: `自第 ${seq} 环节起不可信`, tone: 'bad' },
  ];
}

function signatureChecks(check: SelfCheck | undefined, isError: boolean, steps: number): BandCheck[] {
  if (isError || check?.unsupported)
    return [{ icon: CircleAlert, words: '本浏览器未能验签', tone: 'neutral' }];
  return check
    ? [{ icon: CircleCheck, words: `签名 ${steps} / ${steps} 有效` }]
    : [{ icon: LoaderCircle, words: '浏览器正在验签', tone: 'waiting' }];
}
