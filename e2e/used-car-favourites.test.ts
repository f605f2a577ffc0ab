import { expect, type Page, test } from '@playwright/test';
import { becomeMember, logInHere, newPhone } from './support/person.ts';
import { cards, SHOWROOM, someCar } from './support/showroom.ts';

const heartOf = (page: Page, index: number) => cards(page).nth(index).getByRole('button', { name: /^收藏/ });

test('a visitor who marks a favourite logs in, comes back to the same list, and has it', async ({ page }) => {
  await page.goto(`${SHOWROOM}?bodyType=SUV`);
  await heartOf(page, 0).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await logInHere(page, newPhone());
  await expect(page).toHaveURL(`${SHOWROOM}?bodyType=SUV`);
  await expect(page.getByText('已收藏')).toBeVisible();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
});

test('a favourite stays one after a reload, on the car’s own page too, until it is taken back', async ({
  page,
}) => {
  await becomeMember(page, newPhone());
  const { address } = await someCar(page);
  const added = page.waitForResponse(/usedCar\/favorite/);
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await added;
  await page.reload();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'true');

  await page.goto(address);
  const removed = page.waitForResponse(/usedCar\/favorite/);
  await page.getByRole('button', { name: '已收藏' }).click();
  await expect(page.getByRole('button', { name: '收藏', exact: true })).toBeVisible();
  await removed;
  await page.goto(SHOWROOM);
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('a favourite that cannot be kept is shown as what it is', async ({ page }) => {
  await becomeMember(page, newPhone());
  await page.goto(SHOWROOM);
  await page.route('**/usedCar/favorite/*', (route) => route.abort());
  await heartOf(page, 0).click();
  await expect(heartOf(page, 0)).toHaveAttribute('aria-pressed', 'false');
});
