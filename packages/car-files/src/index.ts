export * from './facts.ts';
export { type CsvRow, openCsv, type Reject, UnusableFile } from './rows.ts';
export * from './words.ts';
