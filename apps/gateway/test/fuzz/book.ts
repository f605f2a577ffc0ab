import type { Call } from '@cheyantong/contract';
import type { Random } from '../fire/random.ts';

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
  /** Whole inputs whose parts belong together; each is made anew, because it will be spoiled. */
  inputs: ReadonlyMap<Call, (random: Random) => Input>;
}

export const wordsFor = ({ words }: Book, callName: string, field: string): readonly unknown[] =>
  words.get(`${callName}.${field}`) ?? words.get(field) ?? [];
