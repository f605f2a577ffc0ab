import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { CHROMIUM, CHROMIUM_SWITCHES, LIGHT_CHROMIUM } from '../../e2e/support/chromium.ts';
import type { Trace } from './blocking.ts';
import { type PageFigures, readFigures } from './figures.ts';

export const PRESETS = ['mobile', 'desktop'] as const;
export type Preset = (typeof PRESETS)[number];

/** Lighthouse's own settings of either kind of device: slow network and processor are worked out, not played through. */
const CONFIGS = { mobile: undefined, desktop: desktopConfig };

/** Whose widths and densities ask for the same pictures. */
const VISITORS = {
  mobile: { ...devices['Moto G4'], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1350, height: 940 } },
};

/** Now and then Lighthouse finds no beginning in what it recorded. */
const MOST_TRIES = 3;

interface Wishes {
  /** A folder for what Lighthouse has to say; without one only its figures are read. */
  reports?: string | undefined;
  /** How many times slower than this machine a phone is taken to be; without it, as Lighthouse takes it. */
  slowdown?: number | undefined;
  /** With the windows of the browser itself; without them only the page is drawn, as on a phone. */
  windows?: boolean | undefined;
}

export class LighthouseBrowser {
  readonly #browser: Browser;
  readonly #port: number;
  readonly #wishes: Wishes;

  private constructor(browser: Browser, port: number, wishes: Wishes) {
    this.#browser = browser;
    this.#port = port;
    this.#wishes = wishes;
  }

  static async start(port: number, wishes: Wishes): Promise<LighthouseBrowser> {
    const browser = await chromium.launch({
      executablePath: wishes.windows ? CHROMIUM : LIGHT_CHROMIUM,
      // The balancer's certificate is its own.
      args: [...CHROMIUM_SWITCHES, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    });
    return new LighthouseBrowser(browser, port, wishes);
  }

  /** Figures of the two do not compare. */
  get name(): string {
    return this.#wishes.windows || LIGHT_CHROMIUM === CHROMIUM ? 'whole browser' : 'engine alone';
  }

  /** Somebody was here: the page is kept and its pictures are drawn. */
  async warmUp(address: string, preset: Preset): Promise<void> {
    const page = await this.#browser.newPage({ ...VISITORS[preset], ignoreHTTPSErrors: true });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
  }

  /** One first visit, with nothing kept from earlier ones. */
  async visit(address: string, preset: Preset): Promise<PageFigures> {
    const { slowdown } = this.#wishes;
    const flags: Flags = {
      port: this.#port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      ...(preset === 'mobile' && slowdown && { throttling: { cpuSlowdownMultiplier: slowdown } }),
    };
    const { report, trace } = await this.#watch(address, flags, preset);
    await this.#keepReport(`${preset}${new URL(address).pathname.replaceAll('/', '-')}`, report);
    return readFigures(report, trace);
  }

  async #watch(address: string, flags: Flags, preset: Preset): Promise<{ report: Result; trace: Trace }> {
    for (let tries = 1; ; tries++) {
      const watched = await lighthouse(address, flags, CONFIGS[preset]);
      const report = watched?.lhr;
      const trace = watched?.artifacts.Trace;
      if (report && trace && !report.runtimeError) return { report, trace };
      if (tries === MOST_TRIES)
        throw new Error(`${address}: ${report?.runtimeError?.message ?? 'no result'}`);
    }
  }

  async #keepReport(name: string, report: Result): Promise<void> {
    const { reports } = this.#wishes;
    if (!reports) return;
    await mkdir(reports, { recursive: true });
    await writeFile(join(reports, `${name}.json`), JSON.stringify(report));
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}
