import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './vite/precompress.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page is known from the start: no request to ask which routes exist.
  routeDiscovery: { mode: 'initial' },
  // Last of all: the list of routes, which every page fetches, is written after everything else.
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) => precompress(join(buildDirectory, 'client')),
} satisfies Config;
