import { join } from 'node:path';
import { freePort } from '../../apps/gateway/test/free-port.ts';
import { type Program, startProgram } from './program.ts';

export interface Portal {
  server: Program;
  keysFolder: string;
  stop(): Promise<void>;
}

interface Place {
  /** Where the server keeps its files. */
  folder: string;
  settings?: NodeJS.ProcessEnv;
}

/** The server as it runs for visitors, with the outside services in a process of their own. */
export async function startPortal({ folder, settings }: Place): Promise<Portal> {
  const simulatorsPort = await freePort();
  const server = await startProgram('../../apps/gateway/dist/server.js', {
    DATA_DIR: folder,
    SIM_PORT: String(simulatorsPort),
    DEMO_SECRETS: 'on',
    DEMO_CONTENT: 'on',
    SIMULATORS: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '10000000',
    ...settings,
  });
  const keysFolder = join(folder, 'simulated-keys');
  const simulators = await startProgram(
    '../floor/simulators.ts',
    { KEYS_FOLDER: keysFolder, PORTAL_URL: `http://127.0.0.1:${server.port}` },
    simulatorsPort,
  );
  return {
    server,
    keysFolder,
    async stop() {
      await server.stop();
      await simulators.stop();
    },
  };
}
