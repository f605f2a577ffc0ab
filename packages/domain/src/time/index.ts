export * from './beijing.ts';
export * from './calendar.ts';
export * from './durations.ts';
export * from './months.ts';
