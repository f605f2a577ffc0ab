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
  if (breach) return [{ icon: CircleAlert, words: `第 ${breach.seq} 环节：${breach.words}`, tone: 'bad' }];
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

function signatureChecks(check: SelfCheck | undefined, isError: boolean, steps: number): BandCheck[] {
  if (isError || check?.unsupported)
    return [{ icon: CircleAlert, words: '本浏览器未能验签', tone: 'neutral' }];
  return check
    ? [{ icon: CircleCheck, words: `签名 ${steps} / ${steps} 有效` }]
    : [{ icon: LoaderCircle, words: '浏览器正在验签', tone: 'waiting' }];
}
