import { join, resolve } from 'node:path';
import { DEMO_CLIENT } from '@cheyantong/domain';
import type { SimulatorContext } from './simulator.ts';

const DEFAULT_PORT = 8090;
const DEFAULT_PORTAL_PORT = 8080;
const MAX_PORT = 65_535;

export interface Settings extends Pick<SimulatorContext, 'keysFolder' | 'portalUrl' | 'client'> {
  port: number;
}

/** Checks the environment once; the problem is a sentence for whoever starts the server. */
export function readEnv(env: NodeJS.ProcessEnv): Settings | { problem: string } {
  if (env.NODE_ENV === 'production' && env.SIMULATORS !== 'on') {
    return { problem: '模拟服务不在生产环境运行；仅供演示时可设 SIMULATORS=on。' };
  }
  const port = Number(env.SIM_PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT) {
    return { problem: `设置 SIM_PORT 应为 0–${MAX_PORT} 的整数，现在是 ${env.SIM_PORT}。` };
  }
  return {
    port,
    keysFolder: join(resolve(env.DATA_DIR || '.data'), 'simulated-keys'),
    portalUrl: `http://127.0.0.1:${env.PORT || DEFAULT_PORTAL_PORT}`,
    client: { id: env.CLIENT_ID || DEMO_CLIENT.id, secret: env.CLIENT_SECRET || DEMO_CLIENT.secret },
  };
}
