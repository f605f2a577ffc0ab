import { ACTOR_CLOCK_MS } from '@cheyantong/domain';
import type { TraceEvent } from '@cheyantong/trace-chain';
import { newSigningKey, type SigningKey } from './actor-keys.ts';

interface Keys {
  current: SigningKey;
  first: SigningKey;
}

interface Misbehaviour {
  name: string;
  meaning: string;
  /** How far its clock is from the right one. */
  clockMs?: number;
  /** What it writes instead. */
  write?(event: TraceEvent): TraceEvent;
  /** Whose key it takes. */
  key?(keys: Keys): SigningKey;
  /** What becomes of the text on the way. */
  alter?(text: string): string;
  /** How often it sends the same message. */
  times?: number;
}

/** Twice what a clock may be off. */
const FAR_OFF_MS = 2 * ACTOR_CLOCK_MS;

/** What an actor, or somebody in its place, can do wrong. A step that does not fit needs none: choose any kind. */
export const MISBEHAVIOURS = {
  none: { name: '正常', meaning: '按登记的流程签名发送' },
  replay: { name: '重放', meaning: '同一条消息发送两次，只应登记一次', times: 2 },
  slowClock: { name: '时钟慢了', meaning: '签名时间比实际早十分钟', clockMs: -FAR_OFF_MS },
  fastClock: { name: '时钟快了', meaning: '签名时间比实际晚十分钟', clockMs: FAR_OFF_MS },
  strangeKey: { name: '陌生公钥', meaning: '用没有登记过的公钥签名', key: () => newSigningKey() },
  oldKey: { name: '旧公钥', meaning: '换过公钥后仍用原来的签名；停用后应被拒绝', key: ({ first }) => first },
  altered: {
    name: '途中改动',
    meaning: '签名之后内容被改了',
    alter: (text) => text.replace(/"place":"[^"]*"/, '"place":"别处"'),
  },
  gap: {
    name: '跳过一步',
    meaning: '序号多加一，像是漏送了前一步',
    write: (event) => ({ ...event, seq: event.seq + 1 }),
  },
} as const satisfies Record<string, Misbehaviour>;

export type MisbehaviourName = keyof typeof MISBEHAVIOURS;

export const misbehaviourOf = (name: MisbehaviourName): Misbehaviour => MISBEHAVIOURS[name];
