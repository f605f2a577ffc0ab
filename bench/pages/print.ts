import type { PageFigures } from './figures.ts';

const COLUMNS = [
  'perf',
  'access',
  'best',
  'seo',
  'LCP s',
  '×',
  'FCP s',
  'TBT ms',
  'clock ms',
  'proc. ms',
  'CLS',
  'JS kB',
  '×',
  'all kB',
  'requests',
];
const NAME_WIDTH = 62;
const WIDTH = 9;

const inColumns = (cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padStart(WIDTH)).join('');

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

export const printHead = (title: string): void =>
  console.log(`\n${title.padEnd(NAME_WIDTH)}${inColumns(COLUMNS)}`);

export function printPage(name: string, page: PageFigures, hello: PageFigures): void {
  const cells = [
    page.performance,
    page.accessibility,
    page.bestPractices,
    page.seo,
    seconds(page.lcp),
    (page.lcp / hello.lcp).toFixed(2),
    seconds(page.fcp),
    page.tbt.toFixed(0),
    page.blocking.byClock.toFixed(0),
    page.blocking.byProcessor.toFixed(0),
    page.cls.toFixed(3),
    page.scriptKb.toFixed(1),
    (page.scriptKb / hello.scriptKb).toFixed(2),
    page.allKb.toFixed(0),
    page.requests,
  ];
  console.log(`${name.padEnd(NAME_WIDTH)}${inColumns(cells)}`);
}
