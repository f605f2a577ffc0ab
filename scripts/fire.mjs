// npm run fire: payments under fire at full size, on a real PostgreSQL. FIRE_SEED repeats the decisions of a run.
import { ensureInstalled, runTool } from './lib/project.mjs';

const { FIRE_ORDERS = '500', FIRE_KILLS = '50' } = process.env;
ensureInstalled();
const test = ['run', '--project', 'api on PostgreSQL', 'apps/gateway/test/payment-fire.api.test.ts'];
if (!runTool('vitest', test, { env: { FIRE_ORDERS, FIRE_KILLS } })) process.exitCode = 1;
