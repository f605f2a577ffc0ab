import { z } from 'zod';

const SENTENCE = '应为“文件名.txt=内容”，逗号分隔';
/** Not robots.txt, which is ours. */
const FILE = /^(?!robots\.txt=)([\w-]{1,64}\.txt)=([\x21-\x2b\x2d-\x7e]{1,200})$/;

interface DomainFile {
  name: string;
  content: string;
}

/** WeChat looks for a text of its own at the root of a domain before it shows its pages (业务域名, JS 接口安全域名). */
export const domainFiles = z.string().transform((value, context): DomainFile[] =>
  value.split(',').map((entry) => {
    const [, name, content] = FILE.exec(entry.trim()) ?? [];
    if (name && content) return { name, content };
    context.addIssue(SENTENCE);
    return z.NEVER;
  }),
);
