import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page is known from the start: no request to ask which routes exist.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
