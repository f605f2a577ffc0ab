import { createCircuit } from '../circuit.ts';
import { createAliyunSender } from './aliyun.ts';
import { SmsRefused, type SmsSender } from './port.ts';
import type { SmsSettings } from './settings.ts';
import { createTencentSender } from './tencent.ts';

export type { SmsSettings } from './settings.ts';

/** Long enough for a slow vendor, short enough for a visitor who waits in front of the button. */
const VENDOR_TIME_LIMIT_MS = 8_000;

export function createSmsSender(
  settings: SmsSettings,
  { timeLimitMs = VENDOR_TIME_LIMIT_MS }: { timeLimitMs?: number } = {},
): SmsSender {
  const vendor =
    settings.provider === 'aliyun'
      ? createAliyunSender(settings, timeLimitMs)
      : createTencentSender(settings, timeLimitMs);
  const circuit = createCircuit({
    service: 'sms',
    isOutage: (error) => error instanceof SmsRefused && error.reason === 'unreachable',
    unavailable: () => new SmsRefused('unreachable', 'circuit-open'),
  });
  return {
    send: (message) => circuit(() => vendor.send(message)),
    knows: (template) => settings.templates[template] !== '',
  };
}
