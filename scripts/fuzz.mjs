// npm run fuzz: hostile requests to every call, on both engines. FUZZ_SEED repeats a run,
// FUZZ_ONLY=number one request of it; FUZZ_REQUESTS and FUZZ_MINUTES bound it.
import { ensureBuilt, ensureInstalled, runTool } from './lib/project.mjs';

const { FUZZ_REQUESTS = '50000', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env;
ensureInstalled();
// The server is attacked as it is, portal and all.
ensureBuilt();
// Of the embedded engine's suites this is one that nobody asks for otherwise.
for (const engine of ['PGlite', 'PostgreSQL']) {
  const test = ['run', '--project', `api on ${engine}`, 'apps/gateway/test/contract-fuzz.api.test.ts'];
  if (!runTool('vitest', test, { env: { FUZZ_REQUESTS, FUZZ_SEED, EVERY_SUITE: 'on' } }))
    process.exitCode = 1;
}
