import { expect, type Page } from '@playwright/test';
import { awaitReading, READ_WITHIN_MS } from './read-photo.ts';

/** Writes a name by hand, roughly. */
export async function signByHand(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: '手写签名区' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad to sign on');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  for (const [from, to] of STROKES) {
    await page.mouse.move(...at(...from));
    await page.mouse.down();
    await page.mouse.move(...at(...to), { steps: 6 });
    await page.mouse.up();
  }
}

type Point = readonly [number, number];
const STROKES: readonly (readonly [Point, Point])[] = [
  [
    [0.2, 0.25],
    [0.4, 0.25],
  ],
  [
    [0.3, 0.15],
    [0.3, 0.7],
  ],
  [
    [0.5, 0.2],
    [0.7, 0.65],
  ],
];

export async function uploadPhoto(page: Page, label: string, photo: Buffer): Promise<void> {
  await page
    .getByLabel(`选择文件：${label}`)
    .setInputFiles({ name: `${label}.png`, mimeType: 'image/png', buffer: photo });
  await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible({
    timeout: READ_WITHIN_MS,
  });
  await awaitReading(page);
}

/** Whoever fills in a form reads what is in doubt, and finds it right. */
export async function confirmDoubtful(page: Page): Promise<void> {
  const confirm = page.getByRole('button', { name: '没错，不用改' });
  for (let left = await confirm.count(); left > 0; left--) await confirm.first().click();
  await expect(confirm).toHaveCount(0);
}
