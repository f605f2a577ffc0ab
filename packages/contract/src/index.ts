export * from './account/calls.ts';
export * from './areas/calls.ts';
export type { Call, CallData, CallInput, CallRequest } from './define-call.ts';
export type { Envelope } from './envelope.ts';
export * from './leads/calls.ts';
export * from './news/calls.ts';
export * from './used-cars/calls.ts';
export * from './vehicles/calls.ts';
