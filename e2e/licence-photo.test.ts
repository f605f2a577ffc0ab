import { drawVehicleLicense, SAMPLE_CARS } from '@cheyantong/sample-documents';
import { expect, type Page, test } from '@playwright/test';
import { openService, vinBox } from './support/order-page.ts';
import { logInHere, newPhone } from './support/person.ts';
import { awaitReading, READ_WITHIN_MS } from './support/read-photo.ts';
import { visit } from './support/visit.ts';

const [CAR] = SAMPLE_CARS;

async function handInLicence(page: Page): Promise<void> {
  if (!CAR) throw new Error('there is no sample of a licence');
  const dialog = page.getByRole('dialog', { name: '拍行驶证填写' });
  await dialog
    .getByLabel('选择文件：行驶证主页')
    .setInputFiles({ name: 'licence.png', mimeType: 'image/png', buffer: await drawVehicleLicense(CAR) });
  await expect(dialog.getByRole('img', { name: '行驶证主页' })).toBeVisible({ timeout: READ_WITHIN_MS });
  await awaitReading(page);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/已从行驶证填入VIN/)).toBeVisible();
}

test('a photo of the driving licence fills in an order and a valuation; a visitor logs in first', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openService(page, '/vehicleService/detection');
  await page.getByRole('button', { name: '拍行驶证填写' }).click();
  await expect(page).toHaveURL(/\/login/);
  await logInHere(page, newPhone());
  await handInLicence(page);
  await expect(vinBox(page)).toHaveValue(CAR?.vinCode ?? '');
  await page.getByRole('tab', { name: '车牌与车型' }).click();
  await expect(page.getByRole('textbox', { name: '车牌号' })).toHaveValue(CAR?.licensePlateNumber ?? '');

  await visit(page, '/estimate');
  await page.getByRole('button', { name: '拍行驶证填写' }).click();
  await handInLicence(page);
  await expect(vinBox(page)).toHaveValue(CAR?.vinCode ?? '');
  await expect(page.getByRole('button', { name: /^上牌时间/ })).toContainText('2012');
});
