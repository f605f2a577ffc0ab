import { buildSimulators } from '@cheyantong/simulators/app';

const app = buildSimulators({
  keysFolder: process.env.KEYS_FOLDER ?? '',
  portalUrl: process.env.PORTAL_URL ?? '',
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
process.once('SIGTERM', () => app.close().then(() => process.exit()));
