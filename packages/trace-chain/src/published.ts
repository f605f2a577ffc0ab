import { canonicalJson } from './canonical-json.ts';
import { type Inclusion, isIncluded, leafDigest } from './tree.ts';

/** How far a chain had come when a root was made. */
export interface Leaf {
  code: string;
  length: number;
  /** Digest of its last event. */
  head: string;
}

export const leafText = ({ code, length, head }: Leaf): string => `${code} ${length} ${head}`;

/** What the platform signs once a day, about all chains. */
export interface RootStatement {
  v: 1;
  /** The chains as they stood at the end of this day, in Beijing. */
  day: string;
  size: number;
  root: string;
  /** Digest of the statement before; null for the first. */
  previous: string | null;
  /** Digest of all keys of actors. */
  keys: string;
  /** RFC 3339. */
  issuedAt: string;
}

export const statementText = (statement: RootStatement): string => canonicalJson(statement);

/** The statement in a text that was signed by us; null when it is none. */
export function readStatement(text: string): RootStatement | null {
  try {
    const value: unknown = JSON.parse(text);
    return isStatement(value) ? value : null;
  } catch {
    return null;
  }
}

const isStatement = (value: unknown): value is RootStatement =>
  typeof value === 'object' &&
  value !== null &&
  'day' in value &&
  'root' in value &&
  'size' in value &&
  typeof value.day === 'string' &&
  typeof value.root === 'string' &&
  typeof value.size === 'number';

/** `cut`: fewer events than were published. `rewritten`: others than were published. */
export type LeafBreach = 'cut' | 'rewritten';

/** Compares a chain with what was published of it; it may have grown since. */
export function leafBreach(hashes: readonly string[], { length, head }: Leaf): LeafBreach | null {
  const published = hashes[length - 1];
  if (published === undefined) return 'cut';
  return published === head ? null : 'rewritten';
}

/** Whether a signed root holds a leaf. */
export const holdsLeaf = (statement: RootStatement, leaf: Leaf, place: Inclusion): boolean =>
  place.size === statement.size && isIncluded(leafDigest(leafText(leaf)), place, statement.root);
