import type { Measures } from '@cheyantong/valuation';

/** One line for each group: listings, median error, within 10 and 20 %, coverage of the 80 % interval. */
export function printMeasures(title: string, groups: Record<string, Measures>): void {
  console.log(line(title, 'listings', 'median', '≤10 %', '≤20 %', 'in 80 %'));
  for (const [name, { n, medianError, within10, within20, coverage80 }] of Object.entries(groups)) {
    console.log(line(name, String(n), ...[medianError, within10, within20, coverage80].map(percent)));
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

/** Chinese characters are two columns wide. */
const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - text.length - (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0)));

const line = (name: string, ...cells: string[]): string =>
  `  ${padded(name, 12)}${cells.map((cell) => cell.padStart(11)).join('')}`;
