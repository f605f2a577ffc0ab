import { PAGE_PATHS } from '@cheyantong/domain';
import { expect, it } from 'vitest';
import { PAGES, REDIRECTS } from './pages.ts';

it('every address the domain knows has a page, so that no link it lets through leads nowhere', () => {
  const served = Object.values({ ...PAGES, ...REDIRECTS }).map(({ path }) => path);
  expect(served.sort()).toEqual([...PAGE_PATHS].sort());
});
