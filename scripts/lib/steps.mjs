import { mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { withChromium } from './chromium.mjs';
import { ensureJava } from './java.mjs';
import { journeysThatWere } from './journeys-that-were.mjs';
import { ROOT, runTool, runToolBeside, say } from './project.mjs';

/** Everything that runs in Node is one program: what they share is read once. The browser's has another library. */
const PROGRAMS = {
  'what runs in Node': '.',
  'the portal': 'apps/portal',
  'the service worker': 'apps/portal/service-worker',
  'the journeys': 'e2e',
};

/** Quiet where all is well; .dependency-cruiser.cjs has the rules. */
const WALLS = [
  '--output-type',
  'err',
  'apps',
  'packages',
  'e2e',
  'bench',
  'torture',
  'scan',
  'fleet',
  'scripts',
];

const reportFolder = mkdtempSync(join(tmpdir(), 'cheyantong-report-'));

const secondsSince = (moment) => `${((performance.now() - moment) / 1000).toFixed(1)} s`;

/** One thing that is right or wrong as a whole, and how long it takes to know. */
const verdict = async (name, look) => {
  const begun = performance.now();
  const ok = await look();
  say(`${ok ? '✓' : '✗'} ${name} (${secondsSince(begun)})`);
  return { passed: ok ? 1 : 0, failures: ok ? [] : [name], flaky: [] };
};

/** Failures are told by name: the last lines are what is read first. */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failures: [...a.failures, ...b.failures],
  flaky: [...a.flaky, ...b.flaky],
});

/** The compiler keeps what it found: the next check reads only what has changed since. */
const remembered = (folder) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(ROOT, 'node_modules/.cache/types', `${folder.replaceAll(/\W/g, '-')}.tsbuildinfo`),
];

/** What can be known without running anything: the rules, unused code, types. Each check keeps one core busy. */
export async function readingChecks() {
  const generated = runToolBeside('react-router', ['typegen'], { cwd: join(ROOT, 'apps/portal') });
  const checks = [
    () => verdict('format and lint', () => runToolBeside('biome', ['ci', '--error-on-warnings', '.'])),
    ...Object.entries(PROGRAMS).map(
      ([name, folder]) =>
        () =>
          verdict(
            `types of ${name}`,
            async () => (await generated) && runToolBeside('tsc', ['-p', folder, ...remembered(folder)]),
          ),
    ),
    () => verdict('walls between features', () => runToolBeside('depcruise', WALLS)),
    () => verdict('no unused code', () => runToolBeside('knip', ['--no-progress'])),
  ].values();
  const results = [];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (const check of checks) results.push(await check());
  });
  await Promise.all(lanes);
  return results.reduce(add);
}

/** The named projects of vitest.config.ts, or all of them. */
export function vitest(...projects) {
  const outputFile = join(reportFolder, `vitest-${projects.join('-').replaceAll(/\W/g, '') || 'all'}.json`);
  const only = projects.flatMap((project) => ['--project', project]);
  const ok = runTool(
    'vitest',
    ['run', ...only, '--reporter=default', '--reporter=scripts/lib/named-results.mjs'],
    {
      env: { ...(projects.length === 0 && withChromium()), NAMED_RESULTS: outputFile },
    },
  );
  return readCounts('vitest', ok, outputFile, (results) => results);
}

export function browserJourneys(...args) {
  const chromium = withChromium();
  if (!chromium) return { passed: 0, failures: ['journeys: no Chromium'], flaky: [] };
  if (!ensureJava())
    say(
      '缺少 Java：请安装 Java 17 或更新的版本（如 default-jre-headless），或用 JAVA_PATH 指明它的位置；页面校验会失败。',
    );
  const outputFile = join(reportFolder, 'playwright.json');
  const ok = runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...args], {
    env: { ...chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile },
  });
  return readCounts('playwright', ok, outputFile, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failures: journeysThatWere('unexpected', suites),
    flaky: journeysThatWere('flaky', suites),
  }));
}

/** A runner that broke without a test that failed, or before it could report, counts as one failure. */
function readCounts(runner, ok, file, count) {
  try {
    const counts = count(JSON.parse(readFileSync(file, 'utf8')));
    return ok || counts.failures.length > 0
      ? counts
      : { ...counts, failures: [`${runner}: an error outside of tests`] };
  } catch {
    return { passed: 0, failures: [`${runner}: no report`], flaky: [] };
  }
}

/** The last lines of every check, and the exit code that goes with them. */
export function conclude({ passed, failures, flaky }) {
  for (const name of flaky) say(`~ only at the second try: ${name}`);
  for (const failure of failures) say(`✗ ${failure}`);
  say(`${secondsSince(0)} in all`);
  say(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
