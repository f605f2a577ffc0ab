import { firstBits } from './first-bits.ts';

/** The task with the number behind it that makes its hash begin with as many zero bits as the task begins by saying. */
export function solve(task: string): string {
  const bits = Number.parseInt(task, 10);
  for (let number = 0; ; number++) {
    const ticket = `${task}.${number}`;
    if (Math.clz32(firstBits(ticket)) >= bits) return ticket;
  }
}
