import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Who reads figures wants them soon; a database that does not tell in this time is busy enough. */
const ANSWERS_WITHIN_MS = 2_000;
/** However many read figures, the database is asked so often at most. */
const GOOD_FOR_MS = 5_000;

/** Figures that only the database knows: what they are called, and one small statement that tells them. */
export interface AskedFigures {
  gauges: Readonly<Record<string, { help: string; labels?: readonly string[] }>>;
  ask(): Promise<readonly AskedFigure[]>;
}

export interface AskedFigure {
  name: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** Answers a function that asks for all of them once; what is not told in time is not shown, rather than shown as it was. */
export function askedGauges(registry: Registry, asked: readonly AskedFigures[]): () => Promise<void> {
  const answers = new Gauge({
    name: 'database_answers',
    help: 'Whether the database told its figures in time: 1 or 0',
    registers: [registry],
  });
  const sources = asked.map((source) => askedOf(registry, source));
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - askedAt < GOOD_FOR_MS) return;
    askedAt = performance.now();
    const told = await Promise.all(sources.map((ask) => ask()));
    answers.set(told.every(Boolean) ? 1 : 0);
  };
}

function askedOf(registry: Registry, { gauges, ask }: AskedFigures): () => Promise<boolean> {
  const shown = new Map(
    Object.entries(gauges).map(([name, { help, labels = [] }]) => [
      name,
      new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
    ]),
  );
  let isAsking = false;

  /** A statement that comes too late is waited for by nobody, but no second one is sent after it. */
  async function figures(): Promise<readonly AskedFigure[] | null> {
    if (isAsking) return null;
    isAsking = true;
    const answer = ask()
      .catch(() => null)
      .finally(() => {
        isAsking = false;
      });
    return Promise.race([answer, wait(ANSWERS_WITHIN_MS, null, { ref: false })]);
  }

  return async () => {
    const told = await figures();
    for (const gauge of shown.values()) gauge.reset();
    for (const { name, value, labels = {} } of told ?? []) shown.get(name)?.set(labels, value);
    return told !== null;
  };
}
