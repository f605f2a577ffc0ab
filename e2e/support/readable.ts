import { type CDPSession, expect, type Page } from '@playwright/test';
import { textFaults } from './text-faults.ts';

/** Where it is tight on every run, the wider ones with EVERY_WIDTH=on. */
const LARGE_SCREENS = process.env.EVERY_WIDTH === 'on' ? [1440, 1600, 1920] : [1440];

/** The size of text in a phone's settings up to which everything has to fit; 长者模式 is about half of the way there. */
const LARGEST_SYSTEM_TEXT = 1.5;

const expectReadable = (page: Page): Promise<void> => expect.poll(() => textFaults(page)).toEqual([]);

const setElderMode = (page: Page, on: boolean): Promise<boolean> =>
  page.evaluate((is) => document.documentElement.toggleAttribute('data-elder', is), on);

/** As it is, and in 长者模式. */
async function expectReadableByAll(page: Page): Promise<void> {
  for (const elder of [true, false]) {
    await setElderMode(page, elder);
    await expectReadable(page);
  }
}

export async function expectReadableOnLargeScreens(page: Page): Promise<void> {
  for (const width of LARGE_SCREENS) {
    await page.setViewportSize({ width, height: 1000 });
    await expectReadableByAll(page);
  }
}

/** The size of text in the phone's settings. */
export const setSystemText = (settings: CDPSession, scale: number): Promise<unknown> =>
  settings.send('Emulation.setEmulatedOSTextScale', { scale });

export const settingsOf = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

export async function expectReadableOnPhone(page: Page, settings: CDPSession): Promise<void> {
  await expectReadableByAll(page);
  await setSystemText(settings, LARGEST_SYSTEM_TEXT);
  await expect(page.locator('body')).toHaveCSS('font-size', '21px');
  await expectReadable(page);
  await setSystemText(settings, 1);
}
