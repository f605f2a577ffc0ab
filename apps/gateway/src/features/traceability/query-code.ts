import type { TraceHit } from '@cheyantong/contract';
import { type CodeKind, nearPartCodes, readCode, TRACED_OBJECTS } from '@cheyantong/domain';
import { readEvent } from '@cheyantong/trace-chain';
import { Chains } from './chains.ts';
import type { TraceDesk } from './desk.ts';
import { textFact } from './event-facts.ts';
import type { IssuedReports } from './issued-reports.ts';
import type { Judge } from './judge.ts';
import { LookUps } from './look-ups.ts';

const NOTHING_FOUND = {
  traceType: null,
  found: false,
  genuine: false,
  verdict: 'unknown',
  queryCount: 0,
  firstQueryTime: null,
  hint: null,
  vehicle: null,
} as const satisfies Partial<TraceHit>;

interface Asked {
  code: string;
  address: string;
}

/** What anybody may know about any code. That a code is unknown is an answer, too. */
export async function queryCode(
  desk: TraceDesk,
  judge: Judge,
  { code: typed, address }: Asked,
): Promise<TraceHit> {
  const { code, kind, whole, hint } = readCode(typed);
  const unknown: TraceHit = { ...NOTHING_FOUND, traceCode: code, kind, hint };
  if (!kind || !whole)
    return { ...unknown, hint: (kind === 'part' && (await nearestHint(desk, code))) || hint };
  const found = { ...unknown, ...(await answer(desk, judge, kind, code)) };
  if (!found.found) return found;
  const lookUps = new LookUps(desk.db, desk.appSecret);
  await lookUps.count(code, address);
  const { queryCount, firstQueryTime } = await lookUps.of(code);
  return { ...found, queryCount, firstQueryTime };
}

async function answer(
  desk: TraceDesk,
  judge: Judge,
  kind: CodeKind,
  code: string,
): Promise<Partial<TraceHit>> {
  if (kind === 'report') return reportAnswer(desk.issued, code);
  if (kind === 'vin') return vehicleAnswer(desk, code);
  const judgement = await judge.judge(code, kind);
  if (!judgement) return {};
  const { verdict } = judgement;
  return { traceType: TRACED_OBJECTS[kind].traceType, found: true, genuine: verdict === 'genuine', verdict };
}

async function reportAnswer(issued: IssuedReports, code: string): Promise<Partial<TraceHit>> {
  const report = await issued.find(code);
  if (!report) return {};
  const isWithdrawn = report.standing === 'withdrawn';
  return { found: true, genuine: !isWithdrawn, verdict: isWithdrawn ? 'withdrawn' : 'genuine' };
}

/** What the number behind a windscreen may tell: whether the car was scrapped, and what is traced of it. */
async function vehicleAnswer({ db }: TraceDesk, vin: string): Promise<Partial<TraceHit>> {
  const events = (await new Chains(db).stepsWithVin(vin)).flatMap(({ text }) => readEvent(text) ?? []);
  if (events.length === 0) return {};
  const codesOf = (kind: string) => [
    ...new Set(events.filter((event) => event.kind === kind).map(({ code }) => code)),
  ];
  const recovery = events.find(({ kind }) => kind === 'recovery');
  return {
    found: true,
    genuine: true,
    verdict: 'genuine',
    vehicle: {
      scrappedOn: textFact(recovery?.facts, 'scrappedOn'),
      batteryCodes: codesOf('installation'),
      partCodes: codesOf('recovery'),
    },
  };
}

/** Who mistyped one character is led to the code that was meant, if only one can have been. */
async function nearestHint({ db }: TraceDesk, code: string): Promise<string | null> {
  const known = await new Chains(db).known(nearPartCodes(code));
  return known.length === 1 ? `查无此码。您要找的是不是 ${known[0]}？` : null;
}
