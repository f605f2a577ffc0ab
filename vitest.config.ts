import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { callsWithoutSchemas } from './apps/portal/vite/calls-without-schemas.ts';
import { CHROMIUM_SWITCHES, LIGHT_CHROMIUM } from './e2e/support/chromium.ts';

const EVERYTHING = ['apps/gateway/src/**/*.api.test.ts', 'apps/gateway/test/**/*.api.test.ts'];

/**
 * The embedded database is PostgreSQL, too, with one connection and a folder: what rests on transactions, locks and jobs
 * is asked of both. The journeys go through every feature on the embedded one. EVERY_SUITE=on asks everything of it.
 */
const ALSO_EMBEDDED =
  process.env.EVERY_SUITE === 'on'
    ? EVERYTHING
    : [
        'apps/gateway/test/{contract,graceful-stop,npm-start,power-cut,server}.api.test.ts',
        'apps/gateway/src/{db,jobs,data}/**/*.api.test.ts',
        'apps/gateway/src/features/account/account.api.test.ts',
        'apps/gateway/src/features/{audit,limits,orders,payments,purchase}/**/*.api.test.ts',
      ];

/** As in the journeys: a busy machine may be slow once; a second failure is a failure, and the first is named at the end. */
const RETRIES = process.env.CI ? 1 : 0;

const api = {
  // Every file has a gateway and a database of its own; loading the code of both again for each costs more than its tests.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: RETRIES,
};

export default defineConfig({
  test: {
    // The default leaves a core idle on small machines; most tests wait for a database.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'fleet/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
          isolate: false,
          // Making keys or fitting prices takes seconds on a busy machine, and no test passes for being quick.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [callsWithoutSchemas()],
        // All of them found before the first test: one found later would load the page anew.
        optimizeDeps: { entries: ['apps/portal/{app,test}/**/*.{ts,tsx}'] },
        test: {
          name: 'portal in Chromium',
          include: ['apps/portal/app/**/*.browser.test.tsx'],
          setupFiles: ['apps/portal/test/each-test.ts'],
          expect: { poll: { timeout: 5_000 } },
          testTimeout: 30_000,
          retry: RETRIES,
          browser: {
            enabled: true,
            headless: true,
            // A busy machine takes its time to open a window.
            connectTimeout: 180_000,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: {
                executablePath: LIGHT_CHROMIUM,
                args: CHROMIUM_SWITCHES,
              },
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'api on PGlite',
          ...api,
          include: ALSO_EMBEDDED,
          env: { TEST_ENGINE: 'pglite' },
          globalSetup: ['scripts/lib/built-server.mjs', 'apps/gateway/test/pglite-template.ts'],
        },
      },
      {
        test: {
          name: 'api on PostgreSQL',
          ...api,
          include: EVERYTHING,
          env: { TEST_ENGINE: 'postgres' },
          globalSetup: ['scripts/lib/built-server.mjs', 'apps/gateway/test/postgres-server.ts'],
        },
      },
    ],
  },
});
