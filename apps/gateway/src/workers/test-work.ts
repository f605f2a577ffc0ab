import { once } from 'node:events';
import { connect } from 'node:net';

/** Work for the tests of the pool. */
export const double = async (figure: number): Promise<number> => figure * 2;

export const lookAround = async (_order: null) => ({ pid: process.pid, told: Object.keys(process.env) });

export const halfOf = async (bytes: Uint8Array): Promise<Uint8Array> => bytes.subarray(bytes.length / 2);

/** As a decoder does that meets what it was not made for. */
export async function crash(_order: null): Promise<never> {
  process.kill(process.pid, 'SIGSEGV');
  return new Promise(() => undefined);
}

/** Until the line to this port is cut. */
export async function untilTold(port: number): Promise<void> {
  const line = connect(port, '127.0.0.1');
  await once(line.resume(), 'close');
}
