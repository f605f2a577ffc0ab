import { listMyConsents } from '@cheyantong/contract';
import { call } from '../../shared/call.ts';
import { renewConsent } from '../../shared/consent-renewal.ts';

/** After a login: who agreed to older versions is asked. What cannot be found out now, the next action that needs it asks. */
export async function askForNewVersions(): Promise<void> {
  const { due } = await call(listMyConsents, {}).catch(() => ({ due: [] }));
  if (due.length > 0) await renewConsent();
}
