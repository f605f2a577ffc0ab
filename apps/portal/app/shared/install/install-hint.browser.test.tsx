import { expect, onTestFinished, test, vi } from 'vitest';
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
  // Safari's own word for a page that is not on the home screen.
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'standalone');
  });
  const screen = await render(<InstallHint />);
  await expect.element(screen.getByText(/添加到主屏幕/)).toBeVisible();
});
