/** Everything the portal keeps in the visitor's browser, under one prefix. */
export const STORAGE_KEYS = {
  token: 'cheyantong.token',
  user: 'cheyantong.user',
  city: 'cheyantong.city',
  elderMode: 'cheyantong.elderMode',
  menu: 'cheyantong.menu',
  comparedCars: 'cheyantong.comparedCars',
  comparedEvaluations: 'cheyantong.comparedEvaluations',
  /** The car the visitor looks for parts for. */
  myCar: 'cheyantong.myCar',
  /** Codes that were looked up on this device. */
  recentCodes: 'cheyantong.recentCodes',
  /** Words that were looked for on this device. */
  recentSearches: 'cheyantong.recentSearches',
  /** Models that were chosen on this device. */
  recentVehicles: 'cheyantong.recentVehicles',
  /** The car whose heart was pressed before logging in. */
  wantedFavorite: 'cheyantong.wantedFavorite',
  /** What the mobile dialog was opened for, while the visitor logs in. */
  maskBoxType: 'cheyantong.maskBoxType',
  /** The secret of a login that is under way in the mini-program. */
  loginVerifier: 'cheyantong.loginVerifier',
  /** What was ticked off in the lists of the consumer zone. */
  tickedItems: 'cheyantong.tickedItems',
  /** Certifications that are being filled in. */
  certificationDrafts: 'cheyantong.certificationDrafts',
  /** An order that is being filled in, while its visitor logs in outside of the page. */
  orderDraft: 'cheyantong.orderDraft',
  /** The order that was left to be paid in another app. */
  payingOrder: 'cheyantong.payingOrder',
  /** Orders that were sent and not answered. */
  undecidedOrders: 'cheyantong.undecidedOrders',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What concerns this tab alone goes with it. */
const OF_THE_TAB: ReadonlySet<StorageKey> = new Set([
  STORAGE_KEYS.orderDraft,
  STORAGE_KEYS.undecidedOrders,
  STORAGE_KEYS.certificationDrafts,
  STORAGE_KEYS.payingOrder,
]);

const areaOf = (key: StorageKey): Storage => (OF_THE_TAB.has(key) ? sessionStorage : localStorage);

/** Storage can be full or forbidden; the portal then simply forgets. */
export function readStored<T>(key: StorageKey, accept: (value: unknown) => value is T): T | null {
  try {
    const text = areaOf(key).getItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return accept(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: unknown): void {
  try {
    if (value === null) areaOf(key).removeItem(key);
    else areaOf(key).setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the choice lives on until the page is closed.
  }
}
