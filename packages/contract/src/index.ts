export * from './account/calls.ts';
export * from './areas/calls.ts';
export type * from './define-call.ts';
export type * from './envelope.ts';
