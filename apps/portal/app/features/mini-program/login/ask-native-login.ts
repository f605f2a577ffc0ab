import { goToNative } from '../../../shared/host/native-bridge.ts';
import { keepDraft } from '../../purchase/index.ts';
import { makeChallenge } from './verifier.ts';

/** Opens the mini-program's own login page, which sends its member back with a ticket. Answers whether it opened. */
export async function askNativeLogin(back: string): Promise<boolean> {
  keepDraft();
  const challenge = await makeChallenge();
  return challenge !== null && (await goToNative('/pages/login/login', { challenge, back }));
}
