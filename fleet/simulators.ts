// The outside services, heard by every machine of the fleet.
import { buildSimulators } from '@cheyantong/simulators/app';

const { KEYS_FOLDER: keysFolder = '', PORTAL_URL: portalUrl = '', PORT } = process.env;
await buildSimulators({ keysFolder, portalUrl }).listen({ host: '0.0.0.0', port: Number(PORT) });
