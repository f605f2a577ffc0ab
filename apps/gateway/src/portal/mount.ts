import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';
import { servePortalBuild } from './build.ts';

/** Puts the portal behind every path that is not the gateway's. */
export async function mountPortal(app: FastifyInstance, env: Env): Promise<void> {
  await servePortalBuild(app, env);
}
