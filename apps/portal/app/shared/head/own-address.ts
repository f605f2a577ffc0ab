/** Somebody's words, or a page that everybody gets without saying so. */
const SAYS_NOTHING: Readonly<Record<string, string>> = { pageNum: '1' };

/** The one address of a page, however it was asked for: its own parameters in its own order, and no others. */
export function ownAddress(path: string, search: URLSearchParams, query: readonly string[] = []): string {
  const own = new URLSearchParams(
    query.flatMap((name) => {
      const value = search.get(name)?.trim();
      return value && value !== SAYS_NOTHING[name] ? [[name, value]] : [];
    }),
  ).toString();
  return own === '' ? path : `${path}?${own}`;
}
