import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';
import lighthouse, { desktopConfig, type Flags, type Result } from 'lighthouse';
import { CHROMIUM_SWITCHES } from '../../e2e/support/chromium.ts';
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

export class LighthouseBrowser {
  readonly #browser: Browser;
  readonly #port: number;
  readonly #reports: string | undefined;

  private constructor(browser: Browser, port: number, reports: string | undefined) {
    this.#browser = browser;
    this.#port = port;
    this.#reports = reports;
  }

  /** `reports` is a folder for what Lighthouse has to say; without one only its figures are read. */
  static async start(port: number, reports?: string): Promise<LighthouseBrowser> {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // The balancer's certificate is its own.
      args: [...CHROMIUM_SWITCHES, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    });
    return new LighthouseBrowser(browser, port, reports);
  }

  /** Somebody was here before: the page is kept and its pictures are drawn. */
  async warmUp(address: string, preset: Preset): Promise<void> {
    const page = await this.#browser.newPage({ ...VISITORS[preset], ignoreHTTPSErrors: true });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
  }

  /** One first visit, with nothing kept from earlier ones. */
  async visit(address: string, preset: Preset): Promise<PageFigures> {
    const flags: Flags = {
      port: this.#port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    };
    const result = await lighthouse(address, flags, CONFIGS[preset]);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    await this.#keepReport(`${preset}${new URL(address).pathname.replaceAll('/', '-')}`, result.lhr);
    return readFigures(result.lhr);
  }

  async #keepReport(name: string, report: Result): Promise<void> {
    if (!this.#reports) return;
    await mkdir(this.#reports, { recursive: true });
    await writeFile(join(this.#reports, `${name}.json`), JSON.stringify(report));
  }

  async stop(): Promise<void> {
    await this.#browser.close();
  }
}
