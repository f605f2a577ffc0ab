import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SECOND_MS } from '@cheyantong/domain';

/** Every kind of injection; payloads that read or wait, none that would change all rows of a table (risk 3 has those). */
const HOW = [
  ...['--batch', '--ignore-stdin', '--flush-session', '--disable-coloring'],
  ...['--level', '2', '--risk', '2', '--dbms', 'PostgreSQL', '--ignore-code', '401', '--retries', '1'],
];
/** A call with many fields is given up after this; what was not tried is said. */
const TIME_LIMIT_MS = Number(process.env.SCAN_SECONDS ?? 180) * SECOND_MS;

export interface Injected {
  /** What the tool found, in its own words. */
  findings: string[];
  /** Parameters it has been through. */
  parameters: number;
  brokenOff: boolean;
}

/** Lets sqlmap try everything on one request that was written down. */
export async function tryInjections(request: string): Promise<Injected> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-sqlmap-'));
  try {
    const file = join(folder, 'request.txt');
    await writeFile(file, request);
    const tool = spawn('sqlmap', ['-r', file, '--output-dir', folder, ...HOW], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const limit = setTimeout(() => tool.kill('SIGKILL'), TIME_LIMIT_MS);
    const [said] = await Promise.all([text(tool.stdout), once(tool, 'exit')]);
    clearTimeout(limit);
    return readReport(said, tool.signalCode !== null);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Suspicions that it takes back ("might be", "appears to be") are none: an answer may differ for another reason. */
const IDENTIFIED = /identified the following injection point/;
const WHERE_AND_HOW = /^(?:Parameter: .*| +Title: .*)$/gm;
const OUR_FAULT = /^(?:500|501|502|504) \(.*$/gm;
const NOTHING = /all tested parameters do not appear to be injectable/;

function readReport(said: string, brokenOff: boolean): Injected {
  const findings = [
    ...(IDENTIFIED.test(said) ? (said.match(WHERE_AND_HOW) ?? []) : []),
    ...(said.match(OUR_FAULT) ?? []),
  ];
  if (findings.length === 0 && !brokenOff && !NOTHING.test(said))
    findings.push(`not understood: ${said.slice(-400)}`);
  return { findings, parameters: said.match(/does not seem to be injectable/g)?.length ?? 0, brokenOff };
}
