// npm run dev: the portal reloads as you type, the gateway restarts when its files change.
import { whenToldToEnd } from './lib/ending.mjs';
import { ensureInstalled, say, startProgram } from './lib/project.mjs';
import { startRestarting } from './lib/restarting.mjs';

ensureInstalled();
const simulators = startProgram('apps/simulators/src/server.ts');
const gateway = startRestarting('apps/gateway/src/server.ts', ['apps/gateway/src', 'packages'], {
  APP_ENV: 'development',
  LOG_LEVEL: 'warn',
  ...process.env,
  HOT_PORTAL: 'on',
});
say(
  `开发模式：http://localhost:${process.env.PORT || 8080}（组件一览 /showcase，短信收件箱 http://localhost:${process.env.SIM_PORT || 8090}/sms）`,
);

whenToldToEnd(() => {
  gateway.stop();
  simulators.kill('SIGTERM');
});
