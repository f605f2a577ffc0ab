export * from './battery-code.ts';
export * from './code-kinds.ts';
export * from './demo-codes.ts';
export * from './lives.ts';
export * from './part-code.ts';
