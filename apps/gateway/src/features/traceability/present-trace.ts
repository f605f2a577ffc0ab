import type { PartTrace, TraceNode } from '@cheyantong/contract';
import { dateTimeText, TRACE_EVENTS, TRACED_OBJECTS, type TraceEventKind } from '@cheyantong/domain';
import type { TraceEvent } from '@cheyantong/trace-chain';
import { BREACH_WORDS, breachSentence } from './breach-words.ts';
import { listedFacts, listedSealed, testRows, textFact } from './event-facts.ts';
import type { Judgement } from './judge.ts';

type Trace = Pick<
  PartTrace,
  | 'traceCode'
  | 'verdict'
  | 'verdictSentence'
  | 'checkedTime'
  | 'lookUps'
  | 'withdrawn'
  | 'published'
  | 'nodes'
  | 'restricted'
>;

/** What a reader is told beside the object itself. */
export interface Reading {
  lookUps: PartTrace['lookUps'];
  /** Whether the reader has proved to be the owner. */
  isOwner: boolean;
}

/** What traces of parts and batteries have in common. */
export function presentTrace(judgement: Judgement, { lookUps, isOwner }: Reading): Trace {
  const { code, verdict, events, published } = judgement;
  const withdrawal = lastOf(judgement, 'withdrawal');
  return {
    traceCode: code,
    verdict,
    verdictSentence: verdictSentence(judgement),
    checkedTime: dateTimeText(new Date()),
    lookUps,
    withdrawn: withdrawal
      ? {
          time: timeOf(withdrawal),
          reason: textFact(withdrawal.facts, 'reason') ?? '',
          replacedBy: textFact(withdrawal.facts, 'replacedBy'),
        }
      : null,
    published: published && {
      day: published.root.day,
      length: published.leaf.length,
      root: published.tree.statement?.root ?? '',
    },
    nodes: events.map((step) => presentNode(step, judgement)),
    restricted: isOwner ? ownersFacts(judgement) : null,
  };
}

/** The owner reads all but who bought it before. */
function ownersFacts({ events, sealed }: Judgement): { name: string; value: string }[] {
  const sales = events.filter(({ event }) => event.kind === 'sale').map(({ row }) => row.seq);
  const earlier = new Set(sales.slice(0, -1));
  return sealed.filter(({ seq }) => !earlier.has(seq)).flatMap(({ facts }) => listedSealed(facts));
}

function presentNode({ event, row }: Judgement['events'][number], { actors, breach }: Judgement): TraceNode {
  return {
    nodeType: event.kind,
    nodeName: TRACE_EVENTS[event.kind].label,
    time: timeOf(event),
    enterprise: actors.get(event.actor)?.name ?? event.actor,
    location: event.place,
    remark: textFact(event.facts, 'remark'),
    images: [],
    seq: row.seq,
    facts: listedFacts(event.facts),
    tests: testRows(event.facts),
    signer: textFact(event.facts, 'signer') ?? row.keyId,
    keyId: row.keyId,
    hash: row.hash,
    problem: breach?.seq === row.seq ? BREACH_WORDS[breach.what] : null,
  };
}

function verdictSentence({ object, verdict, breach, rows }: Judgement): string {
  const { word } = TRACED_OBJECTS[object];
  if (verdict === 'withdrawn') return `这件${word}的登记已撤回，请勿使用，并联系卖方。`;
  if (!breach) return `${rows.length} 个环节都有签名、前后相接，记录没有被改动。`;
  return `${breachSentence(breach)}，记录被改动过，请勿购买，并向我们举报。`;
}

export const timeOf = ({ time }: TraceEvent): string => dateTimeText(new Date(time));

export const lastOf = ({ events }: Judgement, ...kinds: TraceEventKind[]): TraceEvent | undefined =>
  events.findLast(({ event }) => kinds.includes(event.kind))?.event;
