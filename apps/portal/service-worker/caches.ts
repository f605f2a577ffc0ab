import { OUR_CACHES } from '../app/shared/offline/names.ts';

const OFFLINE = `${OUR_CACHES}offline-`;

/** The offline page of this build with its files. */
export const OFFLINE_CACHE = `${OFFLINE}${BUILD.id}`;

/** Files of any build that went by: their names change with their content, so builds do not get into each other's way. */
export const PASSING_CACHE = `${OUR_CACHES}files`;

/** Of other builds than this one. Files that went by stay: a tab that was opened before may still ask for them. */
export async function removeOfflinePagesOfOtherBuilds(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(OFFLINE) && name !== OFFLINE_CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Whatever the portal answered, it answered the one browser that is here. */
export const find = (address: string): Promise<Response | undefined> =>
  caches.match(address, { ignoreVary: true });
