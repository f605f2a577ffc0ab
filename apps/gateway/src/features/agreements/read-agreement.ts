import { z } from 'zod';
import { day, oneLine } from '../../data/written/fields.ts';
import { readHead } from '../../data/written/head.ts';
import type { Problem } from '../../data/written/problem.ts';

/** A heading, a paragraph or an item of a list: what versions are compared by. */
export interface Block {
  kind: 'title' | 'paragraph' | 'item';
  text: string;
}

const head = z.strictObject({ announced: day, changes: oneLine(200) });

export interface ReadAgreement {
  head: z.output<typeof head> | null;
  blocks: Block[];
  problems: Problem[];
}

/** What a document must not hold: it is read by everybody, printed, and compared word by word. */
const REFUSED = /^(#(?!# )|>|\||```|!\[)|<[a-z/]|\]\(/i;

/** Reads a version of a document: a head, then paragraphs, `## ` headings and `- ` items. */
export function readAgreement(file: string, text: string): ReadAgreement {
  const { fields, body, bodyLine, problems } = readHead(file, text, head);
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', text: paragraph.join('') });
    paragraph = [];
  };
  for (const [at, raw] of body.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (REFUSED.test(line))
      problems.push({
        file,
        line: bodyLine + at,
        field: null,
        sentence: '只能写段落、“## ”标题和“- ”列表，不能写 HTML、链接、表格或图片',
      });
    const [, mark, rest = ''] = /^(##|-) +(.+)$/.exec(line) ?? [];
    if (mark || line === '') endParagraph();
    if (mark) blocks.push({ kind: mark === '##' ? 'title' : 'item', text: rest });
    else if (line !== '') paragraph.push(line);
  }
  endParagraph();
  if (blocks.length === 0) problems.push({ file, line: bodyLine, field: null, sentence: '没有正文' });
  return { head: fields, blocks, problems };
}
