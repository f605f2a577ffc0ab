import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const ERROR_LEVEL = 50;
const PHONE = /(?<![\w.-])(?:\+?86)?1[3-9]\d{9}(?![\w.-])/;
const VIN = /(?<![\w-])(?=[A-Z]*\d)[A-HJ-NPR-Z\d]{17}(?![\w-])/i;
const LETTER = /[A-Z]/i;

/** Reads every line the server writes, and keeps those that no operator should find. */
export function watchLog(server: ChildProcess) {
  const faults: string[] = [];
  let lines = 0;
  for (const stream of [server.stdout, server.stderr]) {
    if (!stream) continue;
    createInterface(stream).on('line', (line) => {
      lines += 1;
      const wrong = wrongWith(line);
      if (wrong) faults.push(`log: ${wrong}: ${line.slice(0, 1_500)}`);
    });
  }
  return { faults, lines: () => lines };
}

function wrongWith(line: string): string | null {
  const vin = VIN.exec(line)?.[0];
  if (PHONE.test(line)) return 'a phone';
  if (vin && LETTER.test(vin) && !line.includes('*'.repeat(10))) return 'a VIN';
  if (/\\n {4}at /.test(line)) return 'a stack';
  return levelOf(line) >= ERROR_LEVEL ? 'an error' : null;
}

/** What is no JSON was written by nobody's logger: a crash, or a warning of the platform. */
function levelOf(line: string): number {
  try {
    return Number(JSON.parse(line).level);
  } catch {
    return ERROR_LEVEL;
  }
}
