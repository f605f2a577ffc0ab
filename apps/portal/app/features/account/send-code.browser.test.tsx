import { sendSmsCode } from '@cheyantong/contract';
import { SMS_WORK } from '@cheyantong/domain';
import { expect, test } from 'vitest';
import { answer, success } from '../../../test/gateway.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import LoginPage from './login-page.tsx';

/** Messages run low: a task first, then, with its solution, the message. */
function askForWork(bits: number): string[] {
  const tickets: string[] = [];
  answer(sendSmsCode, (request) => {
    const ticket = request.headers.get(SMS_WORK.ticketHeader);
    if (ticket) {
      tickets.push(ticket);
      return success(sendSmsCode, null)(request);
    }
    const headers = { [SMS_WORK.taskHeader]: `${bits}.1763228938123.abcdefghijklmnop.signature` };
    return Response.json({ code: 'A0242', data: null, msg: '请先完成安全验证' }, { headers });
  });
  return tickets;
}

async function askForCode() {
  const { screen } = await openPortal('/login', { views: { login: LoginPage } });
  await screen.getByRole('textbox', { name: '手机号' }).fill('13800138000');
  await screen.getByRole('button', { name: '获取验证码' }).click();
  return screen;
}

test('when messages run low the browser solves the task and the message is sent', async () => {
  const tickets = askForWork(8);
  const screen = await askForCode();
  await expect.element(screen.getByText('验证码已发送')).toBeVisible();
  expect(tickets).toEqual([expect.stringMatching(/^8\.1763228938123\.abcdefghijklmnop\.signature\.\d+$/)]);
});

test('the work is announced, and can be left without a word', async () => {
  const tickets = askForWork(32);
  const screen = await askForCode();
  await expect.element(screen.getByText('正在进行安全验证…')).toHaveAttribute('aria-live', 'polite');
  await screen.getByRole('button', { name: '取消' }).click();
  await expect.element(screen.getByText('正在进行安全验证…')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  expect(tickets).toEqual([]);
});
