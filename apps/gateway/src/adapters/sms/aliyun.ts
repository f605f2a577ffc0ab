import { createRequire } from 'node:module';
import type * as Dysms from '@alicloud/dysmsapi20170525';
import type * as OpenApi from '@alicloud/openapi-core';
import { once } from '../../memory/once.ts';
import { withinTimeLimit } from '../time-limit.ts';
import type { SmsMessage, SmsReceipt, SmsVendor } from './port.ts';
import { type RefusalRules, refusalFor, refusalFromThrown, tooLate } from './refusal.ts';
import type { AliyunSmsSettings } from './settings.ts';

const RULES: RefusalRules = [
  [/^isv\.BUSINESS_LIMIT_CONTROL$|^Throttling/, 'limited'],
  [/^isv\.MOBILE_NUMBER_ILLEGAL$/, 'illegal-number'],
  [/^isp\.SYSTEM_ERROR$|^ServiceUnavailable|^InternalError/, 'unreachable'],
];

export function createAliyunSender(settings: AliyunSmsSettings, timeLimitMs: number): SmsVendor {
  const vendor = once(() => connect(settings, timeLimitMs));

  return {
    async send(message: SmsMessage): Promise<SmsReceipt> {
      const { client, SendSmsRequest } = vendor();
      const request = new SendSmsRequest({
        phoneNumbers: message.phone,
        signName: settings.signName,
        templateCode: settings.templates[message.template],
        templateParam: JSON.stringify(message.params),
      });
      try {
        const { body } = await withinTimeLimit(timeLimitMs, client.sendSms(request), tooLate);
        if (body?.code !== 'OK') throw refusalFor(body?.code ?? 'no-code', RULES);
        return { messageId: body.bizId ?? '', requestId: body.requestId ?? '' };
      } catch (thrown) {
        throw refusalFromThrown(thrown, RULES);
      }
    },
  };
}

/**
 * Loads the SDK on first use: it takes a third of a second that a server without messages need not spend. It is a
 * CommonJS package whose client is its `default`, which `import` and `require` see differently: `require` is unambiguous.
 */
function connect(settings: AliyunSmsSettings, timeLimitMs: number) {
  const require = createRequire(import.meta.url);
  const { default: Client, SendSmsRequest } = require('@alicloud/dysmsapi20170525') as typeof Dysms.default;
  const { $OpenApiUtil } = require('@alicloud/openapi-core') as typeof OpenApi.default;
  const client = new Client(
    new $OpenApiUtil.Config({
      accessKeyId: settings.accessKeyId,
      accessKeySecret: settings.accessKeySecret,
      endpoint: settings.endpoint,
      protocol: settings.protocol,
      connectTimeout: timeLimitMs,
      readTimeout: timeLimitMs,
    }),
  );
  return { client, SendSmsRequest };
}
