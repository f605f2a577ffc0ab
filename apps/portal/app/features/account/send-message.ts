import type { sendLeadCode, sendSmsCode } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { SMS_WORK } from '@cheyantong/domain';
import { call } from '../../shared/call.ts';
import { solveAside } from './work/solve-aside.ts';

export type MessageCall = typeof sendSmsCode | typeof sendLeadCode;

/** Asks for a message; when messages run low the gateway sets a task, and the solution is sent with the same call. */
export async function sendMessage(
  message: MessageCall,
  phoneNumber: string,
  { signal, onWork }: { signal: AbortSignal; onWork: () => void },
): Promise<void> {
  const query = { phoneNumber };
  try {
    await call(message, { query }, signal);
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.task)) throw failure;
    onWork();
    const ticket = await solveAside(failure.task, signal);
    await call(message, { query, headers: { [SMS_WORK.ticketHeader]: ticket } }, signal);
  }
}
