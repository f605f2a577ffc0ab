const RETURN_KEY = 'redirect';

/** The login page, with the way back in its address so that a reload does not lose it. */
export const loginAddress = (here: string): string =>
  here.startsWith('/login') || here === '/' ? '/login' : `/login?${RETURN_KEY}=${encodeURIComponent(here)}`;

/** Where to go after logging in. Only an address of our own: a link must not lead a visitor away through our door. */
export function returnAddress(search: URLSearchParams, otherwise = '/'): string {
  const wanted = search.get(RETURN_KEY) ?? otherwise;
  const isOwn = wanted.startsWith('/') && !/^\/[/\\]/.test(wanted) && !wanted.startsWith('/login');
  return isOwn ? wanted : otherwise;
}
