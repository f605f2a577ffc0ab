import type { TraceNode } from '@cheyantong/contract';
import type { TraceVerdict } from '@cheyantong/domain';
import { BREACH_WORDS } from '../self-check/breach-words.ts';
import type { SelfCheck } from '../self-check/check-proof.ts';

/** The verdict that counts, and where the chain does not hold. */
export interface Judged {
  verdict: TraceVerdict;
  breach: { seq: number; words: string } | null;
  /** Found here although the server said nothing of it. */
  foundHere: boolean;
}

interface Told {
  verdict: TraceVerdict;
  nodes: readonly TraceNode[];
}

/** What the server says, unless this browser knows better: a breach found here is never talked away. */
export function judged({ verdict, nodes }: Told, check: SelfCheck | undefined): Judged {
  if (check?.breach) {
    const { seq, what } = check.breach;
    return {
      verdict: 'altered',
      breach: { seq, words: BREACH_WORDS[what] },
      foundHere: verdict !== 'altered',
    };
  }
  const broken = nodes.find(({ problem }) => problem !== null);
  return {
    verdict,
    breach: broken?.problem ? { seq: broken.seq, words: broken.problem } : null,
    foundHere: false,
  };
}
