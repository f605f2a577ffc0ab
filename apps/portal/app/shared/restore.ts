import { restoreCity } from './city.ts';
import { restoreElderMode } from './elder-mode.ts';
import { restoreSession } from './session/session.ts';
import { STORAGE_KEYS } from './storage.ts';

/** Brings back what the browser remembers, and follows other tabs: logging out in one logs out in all. */
export function restoreFromStorage(): void {
  restoreSession();
  restoreCity();
  restoreElderMode();
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.token) restoreSession();
    if (key === STORAGE_KEYS.city) restoreCity();
  });
}
