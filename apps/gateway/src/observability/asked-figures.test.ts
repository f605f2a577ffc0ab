import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { type AskedFigure, askedGauges } from './asked-figures.ts';

const GAUGES = { refunds_waiting: { help: 'waiting' }, jobs_waiting: { help: 'waiting', labels: ['queue'] } };

function asking(...answers: (() => Promise<AskedFigure[]>)[]) {
  const registry = new Registry();
  const ask = vi.fn(() => (answers.shift() ?? (async () => []))());
  return { ask, registry, refresh: askedGauges(registry, [{ gauges: GAUGES, ask }]) };
}

const FIGURES: AskedFigure[] = [
  { name: 'refunds_waiting', value: 3 },
  { name: 'jobs_waiting', value: 2, labels: { queue: 'payment-refund' } },
];

describe('figures that the database knows', () => {
  it('are shown as they were told, and asked for once for several readers', async () => {
    const { ask, registry, refresh } = asking(async () => FIGURES);
    await Promise.all([refresh(), refresh()]);
    await refresh();
    expect(ask).toHaveBeenCalledTimes(1);
    const shown = await registry.metrics();
    expect(shown).toContain('refunds_waiting 3');
    expect(shown).toContain('jobs_waiting{queue="payment-refund"} 2');
    expect(shown).toContain('database_answers 1');
  });

  it('are not shown as they were when the database does not tell them', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { registry, refresh } = asking(
      async () => FIGURES,
      () => Promise.reject(new Error('away')),
    );
    await refresh();
    vi.advanceTimersByTime(60_000);
    await refresh();
    vi.useRealTimers();
    const shown = await registry.metrics();
    expect(shown).not.toContain('payment-refund');
    expect(shown).toContain('database_answers 0');
  });
});
