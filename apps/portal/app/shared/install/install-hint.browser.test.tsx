import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InstallHint } from './install-hint.tsx';
import { keepInstallOffer } from './install-offer.ts';

test('what the browser offers is kept, shown where it is looked for, and taken once', async () => {
  keepInstallOffer();
  const screen = await render(<InstallHint />);
  expect(screen.container.textContent).toBe('');

  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();

  await screen.getByRole('button', { name: '安装到桌面' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.poll(() => screen.container.textContent).toBe('');
});

test('on an iPhone it says how to do it by hand', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }));
  const screen = await render(<InstallHint />);
  await expect.element(screen.getByText('添加到主屏幕')).toBeVisible();
});
