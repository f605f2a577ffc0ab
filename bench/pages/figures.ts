import type { Result } from 'lighthouse';
import { type Blocking, blockingOf, type Trace } from './blocking.ts';

/** What Lighthouse says of one visit; times in milliseconds, sizes as sent. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcp: number;
  fcp: number;
  tbt: number;
  blocking: Blocking;
  cls: number;
  scriptKb: number;
  allKb: number;
  requests: number;
  protocol: string;
  /** How fast Lighthouse found the machine itself. */
  machine: number;
}

interface Fetched {
  resourceType?: string;
  transferSize?: number;
  protocol?: string;
}

export function readFigures(
  { categories, audits, environment, configSettings }: Result,
  trace: Trace,
): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const fetched = filesOf(audits);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    blocking: blockingOf(trace, configSettings.throttling.cpuSlowdownMultiplier),
    cls: figure('cumulative-layout-shift'),
    scriptKb: kilobytes(fetched.filter(({ resourceType }) => resourceType === 'Script')),
    allKb: kilobytes(fetched),
    requests: fetched.length,
    protocol: fetched[0]?.protocol ?? '',
    machine: environment.benchmarkIndex,
  };
}

function filesOf(audits: Result['audits']): Fetched[] {
  const details = audits['network-requests']?.details;
  return details?.type === 'table' ? (details.items as Fetched[]) : [];
}

const kilobytes = (files: readonly Fetched[]): number =>
  files.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;

/** The visit in the middle, by its largest paint. */
export function median(visits: readonly PageFigures[]): PageFigures {
  const sorted = [...visits].sort((one, other) => one.lcp - other.lcp);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no visit to take the middle of');
  return middle;
}
