/** Work for the tests of the pool. */
export const double = async (figure: number): Promise<number> => figure * 2;

export async function endTheThread(_order: null): Promise<never> {
  process.exit(1);
}

export async function untilTold(gate: Int32Array<SharedArrayBuffer>): Promise<void> {
  Atomics.wait(gate, 0, 0);
}
