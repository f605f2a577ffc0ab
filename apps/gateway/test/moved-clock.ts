/** Loaded before a server (`node --import`): its clock is moved by a message, as an operator, a time server or a machine that slept may do. */
export interface ClockMove {
  clockAheadMs: number;
}

const RealDate = Date;
let aheadMs = 0;
const now = () => RealDate.now() + aheadMs;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, wanted) => Reflect.construct(date, given.length > 0 ? given : [now()], wanted),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});

process.on('message', (message: Partial<ClockMove> | string) => {
  if (typeof message === 'object' && message.clockAheadMs !== undefined) aheadMs = message.clockAheadMs;
});
// Whoever started it may go away; a clock keeps nobody alive.
process.channel?.unref();
