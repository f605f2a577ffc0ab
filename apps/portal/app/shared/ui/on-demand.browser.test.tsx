import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { shownOnDemand } from './on-demand.tsx';
import { Popover } from './popover.tsx';
import { Toaster } from './toast.tsx';
import { Tooltip } from './tooltip.tsx';

const page = () =>
  render(
    <>
      <Popover
        label="月份"
        trigger={
          <button type="button" aria-label="上牌时间">
            请选择
          </button>
        }
      >
        {(close) => (
          <button type="button" onClick={close}>
            三月
          </button>
        )}
      </Popover>
      <Popover openOnHover label="小程序码" trigger={<button type="button">扫码</button>}>
        微信扫一扫
      </Popover>
      <Tooltip text="比同款车便宜">
        <button type="button">低于估值</button>
      </Tooltip>
      <input aria-label="搜索" />
    </>,
  );

test('a press opens it at once, says so, and what is chosen inside gives the focus back', async () => {
  const screen = await page();
  const trigger = screen.getByRole('button', { name: '上牌时间' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await screen.getByRole('dialog', { name: '月份' }).getByText('三月').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('so does the keyboard, and Escape closes it', async () => {
  const screen = await page();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('三月')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: '上牌时间' })).toHaveFocus();
});

test('a pointer that rests opens it, takes the focus from nobody, and closes it by leaving', async () => {
  const screen = await page();
  await screen.getByLabelText('搜索').click();
  await screen.getByRole('button', { name: '扫码' }).hover();
  await expect.element(screen.getByText('微信扫一扫')).toBeVisible();
  await expect.element(screen.getByLabelText('搜索')).toHaveFocus();
  await screen.getByLabelText('搜索').hover();
  await expect.element(screen.getByText('微信扫一扫')).not.toBeInTheDocument();
});

test('words are shown to who comes by keyboard, and the button keeps the focus', async () => {
  const screen = await page();
  const badge = screen.getByRole('button', { name: '低于估值' });
  for (let stop = 0; stop < 3; stop += 1) await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('比同款车便宜');
  await expect.element(badge).toHaveFocus();
});

test('a press shows them too', async () => {
  const screen = await page();
  await screen.getByRole('button', { name: '低于估值' }).click();
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
});

const Drawer = shownOnDemand<{ open: boolean; onClose: () => void }>(
  vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: () => <p>在抽屉里</p> }),
  (props) => props.onClose(),
);

function Cupboard() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} />
      <Toaster />
    </>
  );
}

test('a dialog that cannot be fetched says so, and the next press tries again', async () => {
  const screen = await render(<Cupboard />);
  await screen.getByRole('button', { name: '打开' }).click();
  await expect.element(screen.getByText('网络连接不稳定，请稍后再试')).toBeVisible();
  await screen.getByRole('button', { name: '打开' }).click();
  await expect.element(screen.getByText('在抽屉里')).toBeVisible();
});
