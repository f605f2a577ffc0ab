// npm start: from a fresh clone to a running portal.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whenToldToEnd } from './lib/ending.mjs';
import { ensureBuilt, ensureInstalled, ROOT, say, startProgram } from './lib/project.mjs';

if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
const { env } = process;
const simulators = env.SIMULATORS ? env.SIMULATORS === 'on' : env.NODE_ENV !== 'production';

ensureInstalled();
ensureBuilt();
say('正在启动数据库与服务…');

const children = [];
let stopping = false;

function launch(file, settings) {
  const child = startProgram(file, settings);
  children.push(child);
  child.on('exit', (code) => stop(code ?? 0));
  return child;
}

function stop(code) {
  if (!stopping) {
    stopping = true;
    process.exitCode = code;
    for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  }
}
whenToldToEnd(() => stop(0));

if (simulators) launch('apps/simulators/src/server.ts');
// A person reads this window: only what matters, unless asked for more.
const gateway = launch('apps/gateway/dist/server.js', { LOG_LEVEL: env.LOG_LEVEL || 'warn' });
gateway.on('message', (message) => {
  if (message !== 'ready') return;
  const portal = `http://localhost:${env.PORT || 8080}`;
  const inbox = simulators ? `（短信验证码等模拟服务：http://localhost:${env.SIM_PORT || 8090}）` : '';
  say(`车研通已启动，请打开 ${portal} ${inbox}`);
});
