/** Where the journeys begin: out of the way of a portal somebody is using, unless an address is given. */
export const PORTAL_URL = process.env.PORTAL ?? 'http://localhost:18080';
export const SIMULATORS_URL = process.env.SIMULATORS ?? 'http://127.0.0.1:18090';

/** The simulators' phone, with the mini-program in it. */
export const MINI_PHONE_URL = `http://mini.localhost:${new URL(SIMULATORS_URL).port}/__phone`;

/** The agent of a phone: the portal chooses its mobile layout by it. */
export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
