import { readFileSync } from 'node:fs';
import { isPageAddress } from '@cheyantong/domain';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { webAppManifest } from './web-app-manifest.ts';

const manifest = webAppManifest('production');
const read = (file: string) => readFileSync(new URL(file, import.meta.url));

it('names icons that are there, in the sizes it says', async () => {
  const drawn = manifest.icons.map(async ({ src }) => {
    const { width, height } = await sharp(read(`../public${src}`)).metadata();
    return `${width}x${height}`;
  });
  expect(await Promise.all(drawn)).toEqual(manifest.icons.map(({ sizes }) => sizes));
});

it('begins at a page and offers pages', () => {
  const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
  expect(addresses.filter((address) => !isPageAddress(address))).toEqual([]);
});

it('wears the colours of the portal', () => {
  const tokens = read('./shared/theme/tokens.css').toString();
  expect(tokens).toContain(`--brand: ${manifest.theme_color};`);
  expect(tokens).toContain(`--page-grey: ${manifest.background_color};`);
});

it('tells the test environment from the real one on a home screen', () => {
  const test = webAppManifest('development');
  expect(test.name).not.toBe(manifest.name);
  expect(test.short_name).not.toBe(manifest.short_name);
});
