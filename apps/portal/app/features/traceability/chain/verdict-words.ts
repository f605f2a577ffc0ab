import type { PartTrace } from '@cheyantong/contract';
import type { Judged } from './judged.ts';

type Told = Pick<PartTrace, 'verdictSentence' | 'nodes' | 'withdrawn'>;

/** What is said of a thing whose chain holds: 这件再用件从报废车到装车 */
export interface VerdictStory {
  thing: string;
  story: string;
  /** After 真实有效. */
  state?: string;
}

/** The band's two lines. A breach that only this browser found is said to be so. */
export function verdictWords(
  { verdictSentence, nodes, withdrawn }: Told,
  { verdict, breach, foundHere }: Judged,
  { thing, story, state = '' }: VerdictStory,
): { title: string; sentence: string } {
  if (verdict === 'altered') {
    return {
      title: '记录被改动',
      sentence:
        foundHere && breach
          ? `您的浏览器发现第 ${breach.seq} 环节${breach.words}，与服务器所说不同，以浏览器所见为准。先别付款。`
          : verdictSentence,
    };
  }
  if (verdict === 'withdrawn') {
    return {
      title: '已撤回',
      sentence: `${withdrawn ? `${withdrawn.time.slice(0, 10)} 撤回${withdrawn.reason && `，原因：${withdrawn.reason}`}。` : ''}不能再作为依据，旧记录仍可查看。`,
    };
  }
  return {
    title: `真实有效${state}`,
    sentence: `这件${thing}${story}，${nodes.length} 个环节都有签名，记录没有被改动。`,
  };
}
