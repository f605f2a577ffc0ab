import { create } from 'zustand';

/** Chromium's own; no other browser has it, so the platform's types do not name it. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** What the browser offered to install, until it was used or is installed. */
export const useInstallOffer = create<{ offer: InstallOffer | null }>(() => ({ offer: null }));

/** Kept instead of shown: a visitor finds it where it helps, and no page is covered by it. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallOffer.setState({ offer: event as InstallOffer });
  });
  window.addEventListener('appinstalled', () => useInstallOffer.setState({ offer: null }));
}

/** The browser takes an offer once. */
export async function takeInstallOffer(): Promise<void> {
  const { offer } = useInstallOffer.getState();
  useInstallOffer.setState({ offer: null });
  await offer?.prompt();
}
