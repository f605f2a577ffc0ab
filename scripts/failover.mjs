// npm run failover: the database is lost under people who pay, at full size. FIRE_SEED repeats the decisions of a run.
import { ensureInstalled, runTool } from './lib/project.mjs';

const { FAILOVER_ORDERS = '300' } = process.env;
ensureInstalled();
const test = ['run', '--project', 'api on PostgreSQL', 'apps/gateway/test/failover.api.test.ts'];
if (!runTool('vitest', test, { env: { FAILOVER_ORDERS } })) process.exitCode = 1;
