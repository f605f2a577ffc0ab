import { buildSimulators } from './app.ts';
import { readEnv, type Settings } from './env.ts';

const stopWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const env = readEnv(process.env);
if ('problem' in env) stopWith(env.problem);
else await listen(env);

async function listen({ port, ...context }: Settings): Promise<void> {
  const app = buildSimulators(context);
  const close = () => app.close().then(() => process.exit(0));
  // Started by the start script with a channel: when that process is gone, nobody would ever stop this one.
  for (const told of ['SIGTERM', 'SIGINT', 'SIGHUP', 'disconnect']) process.once(told, close);
  if (process.connected === false) close();

  try {
    const url = await app.listen({ host: '127.0.0.1', port });
    process.stdout.write(`${JSON.stringify({ level: 'info', msg: 'simulators ready', url })}\n`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    stopWith(
      code === 'EADDRINUSE'
        ? `模拟服务无法启动：端口 ${port} 已被占用，请用 SIM_PORT 换一个端口。`
        : `模拟服务无法启动：${message}`,
    );
  }
}
