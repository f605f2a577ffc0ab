import { setTimeout as wait } from 'node:timers/promises';
import { SECOND_MS } from '@cheyantong/domain';
import { openSite } from '../scan/site.ts';
import { crawl } from './slow/crawler.ts';
import type { Trial } from './support/trial.ts';

const CLOSED_WITHIN_MS = 15 * SECOND_MS;
const GIVE_UP_AFTER_MS = 90 * SECOND_MS;
const ASKED_EVERY_MS = 250;
const CARS = '/api/vehicle-boot/app-api/v1/usedCar/queryPageList';

const BEGINNINGS = {
  headers: 'GET /home HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  bodies: `POST ${CARS} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"keywords":"`,
};

export default {
  claim:
    'whoever sends headers or a body a sign a second is sent away within 15 seconds, and nobody else notices',
  minutes: 10,
  async run({ option, tell }) {
    const connections = option('connections', 1_000);
    const site = await openSite();
    const faults: string[] = [];
    let answered = 0;
    try {
      for (const [what, beginning] of Object.entries(BEGINNINGS)) {
        let over = false;
        const others = (async () => {
          for (; !over; answered += 1) {
            const { status } = await fetch(`${site.serverUrl}/home`);
            if (status !== 200) faults.push(`somebody else was answered ${status} beside slow ${what}`);
            await wait(ASKED_EVERY_MS);
          }
        })();
        const crawlers = Array.from({ length: connections }, () =>
          crawl(site.port, beginning, GIVE_UP_AFTER_MS),
        );
        const times = await Promise.all(crawlers);
        over = true;
        await others;
        const late = times.filter((ms) => ms > CLOSED_WITHIN_MS).length;
        tell(
          `slow ${what}: closed after ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms`,
        );
        if (late > 0) faults.push(`${late} connections with slow ${what} were kept for longer than 15 s`);
      }
    } finally {
      await site.close();
    }
    return { tried: `${connections} connections each, ${answered} answers to somebody else`, faults };
  },
} satisfies Trial;
