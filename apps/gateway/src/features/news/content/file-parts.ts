import type { Problem } from '../../../data/written/problem.ts';
import type { Pointer } from './own-link.ts';

/** What the reader of a file finds in it, before anything is stored. */

export interface Heading {
  anchor: string;
  text: string;
}

export interface Attachment {
  name: string;
  /** Digest of the file's content. */
  digest: string;
  /** As it is saved by the reader. */
  fileName: string;
  type: string;
  size: number;
}

/** What a piece for consumers rests on, and when somebody last looked whether it still holds. */
export interface Source {
  name: string;
  /** Of a standard, a law or a decree. */
  number: string | null;
  /** Where it can be read here. */
  address: string | null;
  checkedOn: string;
}

export interface Question {
  question: string;
  answer: string;
}

/** What readers can go through themselves, in print or on the page. */
export interface Checklist {
  title: string;
  groups: { title: string | null; items: string[] }[];
}

/** A picture or an attachment that goes with what is written. */
export interface StoredFile {
  digest: string;
  type: string;
  content: Uint8Array;
}

/** A Markdown file of the folder. */
export interface SourceFile {
  /** Its path in the folder. */
  file: string;
  /** Its name: the address for readers, and what makes it the same when it is synced again. */
  slug: string;
  text: string;
}

export interface ReadFile<Written> {
  /** Null: a draft, or something is wrong with it. */
  written: Written | null;
  isDraft: boolean;
  files: StoredFile[];
  pointers: (Pointer & { file: string; line: number; field: string | null })[];
  problems: Problem[];
}

/** Of everything that came with a file; the same digest is the same text. */
export interface Revisable {
  slug: string;
  title: string;
  digest: string;
  markdown: string;
}
