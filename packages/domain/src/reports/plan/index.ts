export * from './damage.ts';
export * from './region-of-part.ts';
export * from './regions.ts';
