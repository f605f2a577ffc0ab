import type { Call } from '@cheyantong/contract';

export interface Input {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: unknown;
}

/** What somebody who knows the portal would fill in. */
export interface Book {
  /** Tokens of a member whose orders stand in this book, and of one whose do not. */
  tokens: { own: string; other: string; toLose: readonly string[] };
  client: string;
  /** By `call.field`, or by field for all calls. */
  words: ReadonlyMap<string, readonly unknown[]>;
  /** Whole inputs whose parts belong together. */
  inputs: ReadonlyMap<Call, readonly Input[]>;
}

export const wordsFor = ({ words }: Book, callName: string, field: string): readonly unknown[] =>
  words.get(`${callName}.${field}`) ?? words.get(field) ?? [];
