import { SIMULATED_SMS } from '@cheyantong/domain';
import type { SmsSettings } from './settings.ts';

/** The simulator is one more endpoint of the real vendor: same SDK, same signature, demonstration account. */
export const simulatedSmsSettings = (provider: SmsSettings['provider'], endpoint: string): SmsSettings => ({
  ...SIMULATED_SMS,
  provider,
  endpoint,
  protocol: 'http',
});
