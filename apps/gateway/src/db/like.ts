/** A pattern for `ilike` that finds the words anywhere; what they contain is never read as a pattern. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
