import { HOUR_MS } from '@cheyantong/domain';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Counter, Gauge } from 'prom-client';
import { figures } from '../../observability/figures.ts';
import type { Price } from './sms-price.ts';
import type { Usage } from './sms-sends.ts';

const MAX_REMEMBERED = 10_000;

/** What became of a request for a message. */
interface Outcome {
  price: Price;
  sent: boolean;
  usage: readonly Usage[];
}

export type SmsWatch = (outcome: Outcome) => void;

const requests = new Counter({
  name: 'sms_code_requests_total',
  help: 'Text messages by what became of them, and by the budget that decided it',
  labelNames: ['outcome', 'budget'],
  registers: [figures],
});

const share = new Gauge({
  name: 'sms_budget_used_share',
  help: 'How much of the budget of all servers is used, as of the last request for a message',
  labelNames: ['hours'],
  registers: [figures],
});

/** The operator's eyes on money: figures for every message, and a line when a budget is half used and when it is used up. */
export function watchSms(log: Pick<FastifyBaseLogger, 'warn'>): SmsWatch {
  const told = new LRUCache<string, number>({ max: MAX_REMEMBERED, ttl: HOUR_MS });

  function tell({ budget, of, windowMs, used, sends }: Usage): void {
    const key = `${budget} ${of} ${windowMs}`;
    const halves = Math.min(2, Math.floor((2 * used) / sends));
    if (halves > (told.get(key) ?? 0)) {
      const facts = { budget, of, used, allowed: sends, hours: windowMs / HOUR_MS };
      log.warn(facts, halves === 2 ? 'SMS budget is used up' : 'SMS budget is half used');
    }
    told.set(key, halves);
  }

  return ({ price, sent, usage }) => {
    requests.inc({ outcome: wordFor(price, sent), budget: price.kind === 'free' ? 'none' : price.by });
    for (const each of usage) {
      const used = each.used + (sent ? 1 : 0);
      if (each.budget === 'all') share.set({ hours: each.windowMs / HOUR_MS }, used / each.sends);
      if (each.budget !== 'phone' && each.budget !== 'notices') tell({ ...each, used });
    }
  };
}

function wordFor(price: Price, sent: boolean): string {
  if (price.kind === 'work') return sent ? 'sent_after_work' : 'work_asked';
  return sent ? 'sent' : 'refused';
}
