import type { BatteryTrace, PartTrace } from '@cheyantong/contract';
import { readCode, type TracedObject } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { parts, partTypes } from '../parts/tables.ts';
import { partPictureUrl } from '../pictures/index.ts';
import type { TraceDesk } from './desk.ts';
import type { TracedPack } from './issued-reports.ts';
import type { Judge, Judgement } from './judge.ts';
import { LookUps } from './look-ups.ts';
import { Owners } from './owners.ts';
import { presentBatteryTrace } from './present-battery-trace.ts';
import { type OfferedPart, presentPartTrace } from './present-part-trace.ts';
import type { Reading } from './present-trace.ts';

/** Who asks about which code. */
export interface Reader {
  code: string;
  address: string;
  memberId: string | null;
}

export async function readPart(desk: TraceDesk, judge: Judge, reader: Reader): Promise<PartTrace> {
  const { judgement, reading } = await read(desk, judge, 'part', reader);
  return presentPartTrace(judgement, { ...reading, offer: await offerOf(desk.db, judgement.code) });
}

export async function readBattery(desk: TraceDesk, judge: Judge, reader: Reader): Promise<BatteryTrace> {
  const { judgement, reading } = await read(desk, judge, 'battery', reader);
  const reports = await desk.issued.aboutBattery({ code: judgement.code, car: carOf(judgement) });
  return presentBatteryTrace(judgement, { ...reading, reports, memberId: reader.memberId });
}

async function read(
  desk: TraceDesk,
  judge: Judge,
  object: TracedObject,
  { code: typed, address, memberId }: Reader,
): Promise<{ judgement: Judgement; reading: Reading }> {
  const judgement = await judgeTyped(judge, typed, object);
  const lookUps = new LookUps(desk.db, desk.appSecret);
  await lookUps.count(judgement.code, address);
  const isOwner = memberId !== null && (await new Owners(desk).owns(memberId, judgement));
  return { judgement, reading: { lookUps: await lookUps.of(judgement.code), isOwner } };
}

/** The car that a battery was built into, and when it was in there. */
function carOf({ events, sealed }: Judgement): TracedPack['car'] {
  const installation = events.findLast(({ event }) => event.kind === 'installation');
  const vin = sealed.find(({ seq }) => seq === installation?.row.seq)?.facts.vin;
  if (!installation || !vin) return null;
  const retirement = events.find(({ event }) => event.kind === 'retirement');
  return {
    vin,
    from: new Date(installation.event.time),
    to: retirement ? new Date(retirement.event.time) : null,
  };
}

/** A code of this kind that is recorded, however it was typed. */
export async function judgeTyped(
  judge: Judge,
  typed: string,
  object?: TracedObject,
  day?: string,
): Promise<Judgement> {
  const { code, kind, whole } = readCode(typed);
  const isTraced = kind === 'part' || kind === 'battery';
  const judgement =
    whole && isTraced && (!object || kind === object) ? await judge.judge(code, kind, day) : undefined;
  if (!judgement) throw new Failure('A0401', '查无此码');
  return judgement;
}

async function offerOf(db: DbHandle, traceCode: string): Promise<OfferedPart | undefined> {
  const [offer] = await db
    .select({ id: parts.id, drawing: partTypes.drawing })
    .from(parts)
    .innerJoin(partTypes, eq(partTypes.id, parts.typeId))
    .where(eq(parts.traceCode, traceCode));
  return offer && { partId: String(offer.id), coverUrl: partPictureUrl(offer.drawing) };
}
