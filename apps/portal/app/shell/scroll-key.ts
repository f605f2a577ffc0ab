import type { GetScrollRestorationKeyFunction } from 'react-router';
import { PAGES } from '../pages.ts';

const KEPT_ALIVE = new Set<string>([
  '/',
  ...Object.values(PAGES).flatMap(({ path, keepAlive }) => (keepAlive ? [path] : [])),
]);

/**
 * A new page begins at the top, going back returns to where one was. A kept-alive view has one place of its own,
 * whichever way one comes to it.
 */
export const scrollKey: GetScrollRestorationKeyFunction = ({ pathname, key }) => {
  if (pathname === '/') return PAGES.home.path;
  return KEPT_ALIVE.has(pathname) ? pathname : key;
};
