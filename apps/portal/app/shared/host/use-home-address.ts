import { PAGES } from '../../pages.ts';
import { useHost } from './use-host.ts';

/** Inside the mini-program home is its service home: the portal's own has no bars there to go on by. */
export const useHomeAddress = (): string =>
  useHost() === 'miniProgram' ? PAGES.miniWebH5.path : PAGES.home.path;
