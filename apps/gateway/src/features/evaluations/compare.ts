import type { CallData, compareEvaluations } from '@cheyantong/contract';
import { comparability, mapTotal } from '@cheyantong/evaluation';
import type { EvaluationDesk } from './desk.ts';
import { type EvaluationRow, Evaluations } from './evaluations.ts';
import { presentEvaluation } from './read-evaluation.ts';

type Comparison = CallData<typeof compareEvaluations>;
type Pair = Comparison['pairs'][number];

const MOST = 4;

/** Up to four results side by side, and for every two of them whether and why they may stand there. */
export async function compare(desk: EvaluationDesk, written: string): Promise<Comparison> {
  const asked = [...new Set(written.split(',').map((id) => id.trim()))].filter(Boolean).slice(0, MOST);
  const found = await new Evaluations(desk.db).findAll(asked);
  const entries = [];
  for (const row of found) entries.push(await presentEvaluation(desk, row));
  return {
    entries,
    missing: asked.filter((slug) => !found.some((row) => row.slug === slug)),
    pairs: found.flatMap((first, at) => found.slice(at + 1).map((second) => presentPair(first, second))),
  };
}

function presentPair(first: EvaluationRow, second: EvaluationRow): Pair {
  const pair = { first: first.slug, second: second.slug };
  const judged = comparability(first.edition, second.edition);
  if (judged.kind === 'same')
    return { ...pair, verdict: 'same', reason: `同为${first.edition.title}`, mapped: null };
  if (judged.kind === 'refused') return { ...pair, verdict: 'refused', reason: judged.reason, mapped: null };
  const [older, newer] = first.editionCode === judged.from ? [first, second] : [second, first];
  return {
    ...pair,
    verdict: 'mapped',
    reason: judged.reason,
    mapped: {
      id: older.slug,
      editionName: newer.edition.name,
      totalScore: mapTotal(judged.mapping, older.scored.total),
      halfWidth: judged.mapping.halfWidth,
    },
  };
}
