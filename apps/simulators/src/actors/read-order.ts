import { readCode, TRACE_EVENTS, type TraceEventKind } from '@cheyantong/domain';
import type { Facts } from '@cheyantong/trace-chain';
import type { ActorDesk, StepOrder } from './actor-desk.ts';
import { MISBEHAVIOURS, type MisbehaviourName } from './misbehaviours.ts';

/** What the page's form has a field for; JSON may name others. */
export const SEALED_FIELDS = ['vin', 'engineNo', 'orderNo'] as const;

const DEFAULT_PLACE = '天津市';

/** Reads a step from JSON or from the page's form, where an empty field means "not said"; null when it is none. */
export function readOrder(body: unknown, desk: ActorDesk): StepOrder | null {
  const given = (body ?? {}) as Record<string, unknown>;
  const actor = desk.find(given.actor);
  const { kind, mode } = given;
  if (!actor || !isKind(kind) || typeof given.code !== 'string') return null;
  const { code } = readCode(given.code);
  const remark = text(given.remark);
  return {
    actor,
    code,
    kind,
    mode: isMode(mode) ? mode : 'none',
    place: text(given.place) ?? DEFAULT_PLACE,
    facts: { ...record<Facts[string]>(given.facts), ...(remark && { remark }) },
    sealed: { ...record<string>(given.sealed), ...sealedFields(given) },
  };
}

const isKind = (value: unknown): value is TraceEventKind =>
  typeof value === 'string' && Object.hasOwn(TRACE_EVENTS, value);

const isMode = (value: unknown): value is MisbehaviourName =>
  typeof value === 'string' && Object.hasOwn(MISBEHAVIOURS, value);

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

const record = <Value>(value: unknown): Record<string, Value> =>
  typeof value === 'object' && value !== null ? (value as Record<string, Value>) : {};

function sealedFields(given: Record<string, unknown>): Record<string, string> {
  const said = SEALED_FIELDS.flatMap((name) => {
    const value = text(given[name]);
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(said);
}
