import { expect, type Page, test } from '@playwright/test';
import { PHONE_AGENT } from './support/addresses.ts';
import { visit } from './support/visit.ts';

/** The heads of the sections of a long page that a visitor comes to without having been anywhere else. */
const ENTRANCES = [
  '/home',
  '/usedCar/tabs1',
  '/reusableTabs/tabs1',
  '/appraisal/tabs1',
  '/estimate',
  '/referralService',
  '/vehicleService/detection',
  '/vehicleService/repair',
  '/vehicleService/insurance',
  '/vehicleService/battery',
  '/usedCar/detail?vehicleId=1001',
  '/reusableHome',
  '/appraisal/detail?id=tinglan-h6-energy-2022',
];

/** A letter that is a little wider in the font of figures is no movement that anybody sees. */
const UNSEEN = 0.002;

/** Asked for before the page begins: how much of what is seen has moved by itself, as browsers count it. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        moves.push(
          `${entry.value} ${entry.sources.map(({ node }) => node?.textContent?.slice(0, 20)).join(', ')}`,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What a page may ask for when it starts: which versions of agreements stand on it, tests of a car's series; all else is in its HTML. */
const NOT_BROUGHT = /\/agreement\/list|\/appraisal\/ofSeries\//;

const watchQuestions = (page: Page): string[] => {
  const questions: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !NOT_BROUGHT.test(pathname))
      questions.push(pathname);
  });
  return questions;
};

const movesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { moves: string[] }).moves);

for (const [device, settings] of [
  [
    'a phone',
    { userAgent: PHONE_AGENT, viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
  ],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(settings);

    for (const path of ENTRANCES) {
      test(`nothing of ${path} moves while it starts, and it asks for nothing that it has brought`, async ({
        page,
      }) => {
        await watchMoves(page);
        const questions = watchQuestions(page);
        await visit(page, path);
        await page.waitForLoadState('networkidle');
        const seen = (await movesOf(page)).filter((move) => Number.parseFloat(move) > UNSEEN);
        expect(seen).toEqual([]);
        expect(questions).toEqual([]);
      });
    }
  });
}
