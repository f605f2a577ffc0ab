import { defineConfig } from 'vitest/config';

const api = {
  include: ['apps/gateway/src/**/*.api.test.ts', 'apps/gateway/test/**/*.api.test.ts'],
  // Every file has a gateway and a database of its own; loading the code of both again for each costs more than its tests.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // The default leaves a core idle on small machines; most tests wait for a database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
          isolate: false,
          // Making keys or fitting prices takes seconds on a busy machine, and no test passes for being quick.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'api on PGlite',
          ...api,
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: ['apps/gateway/test/pglite-template.ts'],
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          ...api,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['apps/gateway/test/postgres-server.ts'],
        },
      },
    ],
  },
});
