import { PAGES } from '../../pages.ts';

/** The home pages are each other's counterpart, and a login is nobody else's: there the phone simply begins at its home. */
const NOT_HANDED_OVER: readonly string[] = ['/', PAGES.home.path, PAGES.login.path];

export const isHandedOver = (here: string): boolean =>
  !NOT_HANDED_OVER.includes(here.replace(/\?.*$/, '')) && here.length <= LONGEST_PATH;

const LONGEST_PATH = 500;
