import { expect, type Page } from '@playwright/test';
import { visit } from './visit.ts';

/** Opens a car of the showroom, the one at this place in the list. */
export async function openCar(page: Page, place = 0): Promise<void> {
  await visit(page, '/usedCar/tabs1');
  await page.locator('article').nth(place).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/usedCar\/detail\?vehicleId=/);
  await expect(page.getByRole('button', { name: '我感兴趣' }).first()).toBeVisible();
}

/** Presses 我感兴趣 on the car that is open. */
export const showInterest = (page: Page): Promise<void> =>
  page.getByRole('button', { name: '我感兴趣' }).first().click();

export const chooseCity = async (
  page: Page,
  within: string,
  province: string,
  city: string,
): Promise<void> => {
  await page
    .locator(within)
    .getByRole('button', { name: /^(所在)?城市：/ })
    .click();
  await page.getByRole('option', { name: province }).click();
  await page.getByRole('listbox').nth(1).getByRole('option', { name: city }).click();
};
