export { BREACH_WORDS } from './breach-words.ts';
export * from './canonical-json.ts';
export * from './check-chain.ts';
export * from './check-proof.ts';
export * from './digest.ts';
export * from './event.ts';
export * from './keys.ts';
export * from './published.ts';
export * from './tree.ts';
