import type { sendLeadCode, sendSmsCode } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { SMS_WORK } from '@cheyantong/domain';
import { call } from '../../shared/call.ts';
import { solveAside } from './work/solve-aside.ts';

/** The solution of a task, where one was set. */
type WorkTicket = Record<string, string>;

/** One way to ask for a message to a phone. */
export type AskForMessage = (phone: string, headers: WorkTicket, signal: AbortSignal) => Promise<unknown>;

/** By a call that names the phone in its query. */
export const askBy =
  (message: typeof sendSmsCode | typeof sendLeadCode): AskForMessage =>
  (phoneNumber, headers, signal) =>
    call(message, { query: { phoneNumber }, headers }, signal);

/** Asks for a message; when messages run low the gateway sets a task, and the solution is sent with the same call. */
export async function sendMessage(
  ask: AskForMessage,
  phone: string,
  { signal, onWork }: { signal: AbortSignal; onWork: () => void },
): Promise<void> {
  try {
    await ask(phone, {}, signal);
  } catch (failure) {
    if (!(failure instanceof CallFailure && failure.task)) throw failure;
    onWork();
    const ticket = await solveAside(failure.task, signal);
    await ask(phone, { [SMS_WORK.ticketHeader]: ticket }, signal);
  }
}
