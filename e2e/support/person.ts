import { DEMO_CLIENT } from '@cheyantong/domain';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SIMULATORS_URL } from './addresses.ts';

/** A phone number nobody else in this run uses. */
export const newPhone = (): string =>
  `13${Math.floor(Math.random() * 1e9)
    .toString()
    .padStart(9, '0')}`;

export async function codeFor(request: APIRequestContext, phone: string): Promise<string> {
  const inbox = await request.get(`${SIMULATORS_URL}/sms/inbox?phone=${phone}`);
  const newest = ((await inbox.json()) as { code: string }[]).find(({ code }) => code !== '');
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

/** The portal's fixed credential of demonstrations. */
const CLIENT = `Basic ${Buffer.from(`${DEMO_CLIENT.id}:${DEMO_CLIENT.secret}`).toString('base64')}`;

/** A member already, for journeys that are not about logging in: by the same calls, without the page. */
export async function becomeMember(page: Page, phone: string): Promise<void> {
  const headers = { authorization: CLIENT };
  const asked = await page.request.post(`/api/system-boot/sms-code?phoneNumber=${phone}`, { headers });
  expect(await asked.json()).toMatchObject({ code: '00000' });
  const code = await codeFor(page.request, phone);
  const answer = await page.request.post(
    `/api/an-auth/oauth2/token?grant_type=sms_code&mobile=${phone}&code=${code}`,
    { headers },
  );
  const { data } = (await answer.json()) as { data: { access_token: string } };
  await page.goto('/robots.txt');
  await page.evaluate(
    ([token, mobile]) => {
      localStorage.setItem('cheyantong.token', JSON.stringify(token));
      localStorage.setItem(
        'cheyantong.user',
        JSON.stringify({ mobile, nickName: `用户${mobile.slice(-4)}` }),
      );
    },
    [data.access_token, phone] as const,
  );
}

/** Said by the runner, not by the portal, where it keeps the service worker out. */
const OF_THE_RUNNER = 'Service Worker registration blocked by Playwright';

/** Pages must not complain: no hydration warning, no CSP report, no failed script. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type()) && message.text() !== OF_THE_RUNNER;
    if (isComplaint) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
