import { lazy, createElement as make, type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { renderWhole } from './render-whole.ts';

const Failing = (): never => {
  throw new Error('no');
};

const pageWith = (part: ReactNode) => make('html', null, make('body', null, make(Suspense, null, part)));

it('a page is one text', async () => {
  expect(await renderWhole(pageWith('量'), 'n')).toEqual({
    html: '<!DOCTYPE html><html><head></head><body><!--$-->量<!--/$--></body></html>',
    failed: false,
  });
});

it('a part whose code is still to be loaded is waited for', async () => {
  const Late = lazy(async () => ({ default: () => '来了' }));
  expect(await renderWhole(pageWith(make(Late)), 'n')).toEqual({
    html: '<!DOCTYPE html><html><head></head><body><!--$-->来了<!--/$--></body></html>',
    failed: false,
  });
});

it('a part that fails is left to the browser, and told of; a page that fails is none', async () => {
  const { html, failed } = await renderWhole(pageWith(make(Failing)), 'n');
  expect(html).toMatch(/<body><!--\$!--><template.*<\/template><!--\/\$--><\/body>/s);
  expect(failed).toBe(true);
  await expect(renderWhole(make(Failing), 'n')).rejects.toThrow('no');
});
