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

/** A picture or an attachment that goes with an article. */
export interface ArticleFile {
  digest: string;
  type: string;
  content: Uint8Array;
}

/** What is wrong with a file, where, and in which field: a sentence for whoever wrote it. */
export interface Problem {
  file: string;
  line: number;
  field: string | null;
  sentence: string;
}

export const problemInWords = ({ file, line, field, sentence }: Problem): string =>
  `${file} 第 ${line} 行${field ? `，${field}` : ''}：${sentence}`;
