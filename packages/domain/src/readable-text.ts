export const UNREADABLE_SENTENCE = '内容含有无法识别的字符';

/** PostgreSQL keeps neither a NUL nor half a surrogate pair in a text, and nobody types them. */
export const isReadable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
