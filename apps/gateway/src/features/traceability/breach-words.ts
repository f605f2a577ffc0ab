import { BREACH_WORDS as CHAIN_WORDS } from '@cheyantong/trace-chain';
import type { StoredBreach } from './chain-breach.ts';

/** What does not hold, for whoever reads the chain; some of it only the database shows. */
export const BREACH_WORDS: Record<StoredBreach['what'], string> = {
  ...CHAIN_WORDS,
  hash: '登记的摘要或序号与内容不符',
  sealed: '受限信息与签名时不符',
  index: '登记的状态与环节不符',
  root: '公示的总摘要与记录不符',
};
