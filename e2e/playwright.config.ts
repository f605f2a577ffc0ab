import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { PORTAL_URL, SIMULATORS_URL } from './support/addresses.ts';
import { CHROMIUM_SWITCHES, LIGHT_CHROMIUM } from './support/chromium.ts';

const dataDir = process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'cheyantong-e2e-'));
process.env.E2E_DATA_DIR = dataDir;

/** As it runs for visitors, with everything for demonstration switched on by name. */
const settings = {
  NODE_ENV: 'production',
  DEMO_SECRETS: 'on',
  DEMO_CONTENT: 'on',
  SIMULATORS: 'on',
  PORT: new URL(PORTAL_URL).port,
  SIM_PORT: new URL(SIMULATORS_URL).port,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  SMS_PER_ADDRESS_HOURLY: '10000',
  ICP_NUMBER: '京ICP备00000000号',
  PUBLIC_SECURITY_NUMBER: '京公网安备00000000000000号',
};

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // Journeys wait for notices and reports more than they compute.
  workers: 3,
  // A busy machine may be slow once; a second failure is a failure.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: PORTAL_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1600, height: 1000 },
    screenshot: 'only-on-failure',
    // Journeys ask the server; the one about going offline lets the worker in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: LIGHT_CHROMIUM,
      args: CHROMIUM_SWITCHES,
      // Files are saved under Chinese names, whatever language the machine speaks.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
  webServer: [
    { command: 'node apps/simulators/src/server.ts', cwd: '..', url: SIMULATORS_URL, env: settings },
    {
      command: 'node apps/gateway/dist/server.js',
      cwd: '..',
      url: `${PORTAL_URL}/readyz`,
      env: settings,
      // A first start fills its database: half a minute, and three times that on a machine that others use.
      timeout: 300_000,
    },
  ],
});
