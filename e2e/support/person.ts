import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SIMULATORS_URL } from './addresses.ts';

/** A phone number nobody else in this run uses. */
export const newPhone = (): string =>
  `13${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;

export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const inbox = await request.get(`${SIMULATORS_URL}/sms/inbox?phone=${phone}`);
  const [newest] = (await inbox.json()) as { code: string }[];
  if (!newest) throw new Error(`no message for ${phone}`);
  return newest.code;
}

export const phoneField = (page: Page) => page.getByRole('textbox', { name: '手机号' });

export const enterCode = (page: Page, code: string) =>
  page.getByRole('group', { name: '验证码' }).getByRole('textbox').first().pressSequentially(code);

export async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
}

/** Logs in on the login page that is open, and waits until the portal has left it. */
export async function logInHere(page: Page, phone: string): Promise<void> {
  await askForCode(page, phone);
  await enterCode(page, await codeFor(page.request, phone));
  await expect(page).not.toHaveURL(/\/login/);
}

export async function logIn(page: Page, phone: string): Promise<void> {
  await page.goto('/login');
  await logInHere(page, phone);
}

/** Pages must not complain: no hydration warning, no CSP report, no failed script. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
