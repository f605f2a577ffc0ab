export * from './facts.ts';
export * from './health-trend.ts';
export * from './judge.ts';
export * from './limits.ts';
export * from './mark.ts';
export * from './methods.ts';
export type { Zone } from './zones.ts';
