import { redeemMiniTicket } from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import { FAILURES } from '@cheyantong/domain';
import { call } from '../../../shared/call.ts';
import { enterWith } from '../../account/index.ts';
import { takeVerifier } from './verifier.ts';

/** Trades the ticket for a session of this page's own. A ticket that nobody here asked for is good for nothing. */
export async function redeemTicket(ticket: string): Promise<void> {
  const verifier = takeVerifier();
  const { status, sentence } = FAILURES.A0231;
  if (verifier === null) throw new CallFailure(status, 'A0231', sentence);
  const { access_token: token } = await call(redeemMiniTicket, { body: { ticket, verifier } });
  await enterWith(token);
}
