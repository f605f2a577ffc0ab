/** Characters that no XML may hold, however they are written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NEVER_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const MARKS: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Words as they stand between tags and in attributes. The end of a CDATA section has nothing to end, since we write none. */
export const xmlText = (words: string): string =>
  words.replace(NEVER_IN_XML, '').replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);

/** `<name>words</name>` */
export const xmlElement = (name: string, words: string): string => `<${name}>${xmlText(words)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
