/** What is wrong with a file, where, and in which field: a sentence for whoever wrote it. */
export interface Problem {
  file: string;
  line: number;
  field: string | null;
  sentence: string;
}

export const problemInWords = ({ file, line, field, sentence }: Problem): string =>
  `${file} 第 ${line} 行${field ? `，${field}` : ''}：${sentence}`;
