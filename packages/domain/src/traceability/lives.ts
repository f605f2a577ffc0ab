import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/** What happens to a traced object, who may sign for it, and what may happen in which state. */

/** What an actor of a chain is. */
export const TRACE_TRADES = {
  dismantler: '报废机动车回收拆解企业',
  lab: '检测机构',
  supplier: '再用件供应商',
  workshop: '维修企业',
  batteryMaker: '电池生产企业',
  carMaker: '汽车生产企业',
  secondUser: '梯次利用企业',
  recycler: '再生利用企业',
  platform: '平台',
} as const;
export type TraceTrade = keyof typeof TRACE_TRADES;

interface EventKind {
  label: string;
  signers: readonly TraceTrade[];
}

/** Every kind of event; its name is what is signed. */
export const TRACE_EVENTS = {
  recovery: { label: '回收', signers: ['dismantler'] },
  dismantling: { label: '拆解', signers: ['dismantler'] },
  test: { label: '检测', signers: ['lab'] },
  grading: { label: '分级', signers: ['lab'] },
  stock: { label: '入库', signers: ['supplier'] },
  sale: { label: '销售', signers: ['supplier'] },
  fitting: { label: '装车', signers: ['workshop'] },
  production: { label: '生产', signers: ['batteryMaker'] },
  installation: { label: '装车', signers: ['carMaker', 'workshop'] },
  measurement: { label: '健康检测', signers: ['lab', 'workshop'] },
  repair: { label: '维修更换', signers: ['workshop'] },
  retirement: { label: '退役', signers: ['dismantler', 'workshop'] },
  secondUse: { label: '梯次利用', signers: ['secondUser'] },
  recycling: { label: '再生利用', signers: ['recycler'] },
  withdrawal: { label: '撤回', signers: ['platform'] },
} as const satisfies Record<string, EventKind>;
export type TraceEventKind = keyof typeof TRACE_EVENTS;
export const TRACE_EVENT_KINDS = Object.keys(TRACE_EVENTS) as [TraceEventKind, ...TraceEventKind[]];

/** Where an object stands before anything was recorded. */
export const UNRECORDED = 'unrecorded';
/** Nothing follows it; any recorded object can come to it. */
const WITHDRAWN = 'withdrawn';

type Life = Readonly<Record<string, Partial<Record<TraceEventKind, string>>>>;

const PART_LIFE = {
  unrecorded: { recovery: 'recovered' },
  recovered: { dismantling: 'dismantled' },
  dismantled: { test: 'tested' },
  tested: { test: 'tested', grading: 'graded' },
  graded: { test: 'tested', stock: 'inStock' },
  inStock: { test: 'tested', sale: 'sold' },
  // A buyer may send it back before it is fitted.
  sold: { fitting: 'fitted', stock: 'inStock' },
  fitted: {},
  withdrawn: {},
} as const satisfies Life;

const BATTERY_LIFE = {
  unrecorded: { production: 'produced' },
  produced: { installation: 'inUse' },
  inUse: { measurement: 'inUse', repair: 'inUse', retirement: 'retired' },
  retired: { measurement: 'retired', secondUse: 'secondUse', recycling: 'recycled' },
  secondUse: { measurement: 'secondUse', repair: 'secondUse', recycling: 'recycled' },
  recycled: {},
  withdrawn: {},
} as const satisfies Life;

export type PartState = keyof typeof PART_LIFE;
export type BatteryState = keyof typeof BATTERY_LIFE;
export type TraceState = PartState | BatteryState;

/** The numbers of the wire: which of the two pages shows it. */
export const TRACED_OBJECTS = {
  part: { traceType: 1, word: '配件' },
  battery: { traceType: 2, word: '电池' },
} as const;
export type TracedObject = keyof typeof TRACED_OBJECTS;

const LIVES: Record<TracedObject, Life> = { part: PART_LIFE, battery: BATTERY_LIFE };

/** Where an event leads from a state; null: it does not fit there. */
export function stateAfter(
  object: TracedObject,
  state: TraceState,
  event: TraceEventKind,
): TraceState | null {
  if (event === 'withdrawal') return state === UNRECORDED || state === WITHDRAWN ? null : WITHDRAWN;
  return (LIVES[object][state]?.[event] ?? null) as TraceState | null;
}

/** What may come next, for those who are to send it. */
export const eventsAfter = (object: TracedObject, state: TraceState): TraceEventKind[] =>
  TRACE_EVENT_KINDS.filter((event) => stateAfter(object, state, event) !== null);

export const maySign = (trade: TraceTrade, event: TraceEventKind): boolean =>
  (TRACE_EVENTS[event].signers as readonly TraceTrade[]).includes(trade);

/** What a visitor reads about where it is. */
export const PART_STATES: Record<PartState, string> = {
  unrecorded: '未登记',
  recovered: '已回收',
  dismantled: '已拆解',
  tested: '已检测',
  graded: '已分级',
  inStock: '在库',
  sold: '已售出',
  fitted: '已装车',
  withdrawn: '已撤回',
};
export const BATTERY_STATES: Record<BatteryState, string> = {
  unrecorded: '未登记',
  produced: '待装车',
  inUse: '在用',
  retired: '退役',
  secondUse: '梯次利用',
  recycled: '再生利用',
  withdrawn: '已撤回',
};

/** What a look-up comes to. */
export const TRACE_VERDICTS = ['genuine', 'unknown', 'altered', 'withdrawn'] as const;
export type TraceVerdict = (typeof TRACE_VERDICTS)[number];

/** A label is looked up by a buyer, a workshop and perhaps a friend; by more people than that within so long it was copied. */
export const COPY_SUSPECTED = { lookUps: 20, withinMs: DAY_MS } as const;

/** Percent of its first capacity below which a battery leaves a life. */
export const BATTERY_LIMITS = { car: 80, secondUse: 60 } as const;

/** How far the clock of an actor may be from ours. */
export const ACTOR_CLOCK_MS = 5 * MINUTE_MS;
