import { KEPT_DATABASE } from './names.ts';

/** The key and everything it sealed, at once. Where the browser keeps nothing there is nothing to forget. */
export function forgetKept(): void {
  try {
    indexedDB.deleteDatabase(KEPT_DATABASE);
  } catch {
    // Forbidden, as in some private windows: nothing was ever kept.
  }
}
