export * from './agreements.ts';
export * from './brand.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './mask.ts';
export * from './phone.ts';
export * from './simulated-vendors.ts';
