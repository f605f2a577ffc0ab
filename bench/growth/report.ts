import type { Cost } from './in-turns.ts';

/** More is not the same any more. */
const GOAL = 2;

/** Prints a line for each question and answers the names of those that grow too much. */
export function report(title: string, sizes: readonly number[], costs: Map<string, Cost[]>): string[] {
  const heads = sizes.map((size) => `${size.toLocaleString('en')}: ms, CPU`.padStart(24));
  const ratios = sizes.slice(1).map((size) => `× at ${size.toLocaleString('en')}`.padStart(20));
  console.log(`\n${title.padEnd(38)}${heads.join('')}${ratios.join('')}`);
  const grown: string[] = [];
  for (const [name, [least, ...more]] of costs) {
    if (!least) continue;
    const cells = [least, ...more].map(({ ms, cpuMs }) =>
      `${ms.toFixed(2)}, ${cpuMs.toFixed(2)}`.padStart(24),
    );
    const growth = more.map((cost) => ({ ms: cost.ms / least.ms, cpuMs: cost.cpuMs / least.cpuMs }));
    const words = growth.map(({ ms, cpuMs }) => `${ms.toFixed(2)}, ${cpuMs.toFixed(2)}`.padStart(20));
    const isGrown = growth.some(({ ms, cpuMs }) => ms > GOAL || cpuMs > GOAL);
    console.log(`${name.padEnd(38)}${cells.join('')}${words.join('')}${isGrown ? '  grows' : ''}`);
    if (isGrown) grown.push(name);
  }
  return grown;
}
