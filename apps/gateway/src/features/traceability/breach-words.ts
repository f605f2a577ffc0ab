import { BREACH_WORDS as CHAIN_WORDS } from '@cheyantong/trace-chain';
import type { StoredBreach } from './chain-breach.ts';

/** What does not hold, for whoever reads the chain; some of it only the database shows. */
export const BREACH_WORDS: Record<StoredBreach['what'], string> = {
  ...CHAIN_WORDS,
  sealed: '受限信息与签名时不符',
  index: '登记的状态与环节不符',
  root: '公示的总摘要与记录不符',
};

/** The whole sentence, without what to do about it. A chain that is gone has no step to point at. */
export const breachSentence = ({ seq, what }: StoredBreach): string =>
  seq === 0 ? '全部环节被删去' : `第 ${seq} 环节${BREACH_WORDS[what]}`;
