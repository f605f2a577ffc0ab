import type { FastifyInstance } from 'fastify';
import type { CloudEndpoint } from './clouds/endpoint.ts';

export interface SimulatorContext {
  /** The simulators' clock, so that tests can set it wrong. */
  now: () => Date;
  /** Where the simulators and the gateway share keys that are no part of the source. */
  keysFolder: string;
  /** Where the portal is, for those who call it. */
  portalUrl: string;
  /** What the portal's clients name themselves with: the mini-program is one of them. */
  client: { id: string; secret: string };
  /** Where the SDKs of the clouds are answered. */
  clouds: CloudEndpoint;
}

/** One outside service that the portal can use without a contract: a folder beside this file, listed in registry.ts. */
export interface Simulator {
  title: string;
  description: string;
  /** Its page for people; everything else that it serves is between it and the vendor's SDK. */
  path: `/${string}`;
  register(app: FastifyInstance, context: SimulatorContext): void;
}
