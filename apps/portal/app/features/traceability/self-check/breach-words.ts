import { BREACH_WORDS as CHAIN_WORDS } from '@cheyantong/trace-chain';
import type { SelfBreach } from './check-proof.ts';

/** What this browser found wrong; of the root it knows the signature only. */
export const BREACH_WORDS: Record<SelfBreach, string> = { ...CHAIN_WORDS, root: '公示的总摘要没有有效签名' };
