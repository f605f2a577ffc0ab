/** JSON with the keys in alphabetical order: the same content is the same text, and so has the same digest. */
export const stableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? sorted(part) : part));

const isPlainObject = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const sorted = (part: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)));
