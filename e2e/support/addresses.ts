/** Ports of the servers that the journeys run against: out of the way of a portal somebody is using. */
export const ports = { portal: 18_080, simulators: 18_090 };

/** A portal that is running already, for pictures of it. */
export const PORTAL_URL = process.env.PORTAL ?? `http://localhost:${ports.portal}`;
export const SIMULATORS_URL = process.env.SIMULATORS ?? `http://127.0.0.1:${ports.simulators}`;

/** The agent of a phone: the portal chooses its mobile layout by it. */
export const PHONE_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
