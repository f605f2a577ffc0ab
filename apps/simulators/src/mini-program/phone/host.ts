import type { IncomingMessage } from 'node:http';

/** Browsers send every name below localhost to their own machine: the phone's pages have an origin of their own. */
export const PHONE_HOST = 'mini.localhost';

/** Where the routes of that host stand among those of the simulators. */
export const PHONE_ROOT = `/${PHONE_HOST}`;

/** What the phone asks of the simulators themselves, without leaving its origin. */
const SIMULATORS = '/__simulators/';

/** Every address of the phone's host is the portal's or the phone's own, whatever the simulators serve at the same path. */
export function addressOnThisHost({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const [name] = (headers.host ?? '').split(':');
  if (name !== PHONE_HOST) return url;
  return url.startsWith(SIMULATORS) ? url.slice(SIMULATORS.length - 1) : PHONE_ROOT + url;
}
