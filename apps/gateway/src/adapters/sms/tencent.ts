import { createRequire } from 'node:module';
import type * as TencentSms from 'tencentcloud-sdk-nodejs-sms';
import { once } from '../../memory/once.ts';
import { tencentClient } from '../tencent-client.ts';
import { withinTimeLimit } from '../time-limit.ts';
import type { SmsMessage, SmsReceipt, SmsVendor } from './port.ts';
import { type RefusalRules, refusalFor, refusalFromThrown, tooLate } from './refusal.ts';
import type { TencentSmsSettings } from './settings.ts';

const RULES: RefusalRules = [
  [/^LimitExceeded\.(PhoneNumber|DeliveryFrequency)|^RequestLimitExceeded/, 'limited'],
  [/^InvalidParameterValue\.IncorrectPhoneNumber$/, 'illegal-number'],
  [/^InternalError/, 'unreachable'],
];

export function createTencentSender(settings: TencentSmsSettings, timeLimitMs: number): SmsVendor {
  const vendor = once(() => connect(settings, timeLimitMs));

  return {
    async send(message: SmsMessage): Promise<SmsReceipt> {
      const client = vendor();
      const request = {
        PhoneNumberSet: [`+86${message.phone}`],
        SmsSdkAppId: settings.sdkAppId,
        SignName: settings.signName,
        TemplateId: settings.templates[message.template],
        // This vendor's templates count their places: {1} is the code, {2} the minutes.
        TemplateParamSet:
          'code' in message.params ? [message.params.code, message.params.minutes] : [message.params.title],
      };
      try {
        const answer = await withinTimeLimit(timeLimitMs, client.SendSms(request), tooLate);
        const status = answer.SendStatusSet?.[0];
        if (status?.Code !== 'Ok') throw refusalFor(status?.Code ?? 'no-code', RULES);
        return { messageId: status.SerialNo ?? '', requestId: answer.RequestId ?? '' };
      } catch (thrown) {
        throw refusalFromThrown(thrown, RULES);
      }
    },
  };
}

/** Loads the SDK on first use; by `require`, since it is a CommonJS package. */
function connect(settings: TencentSmsSettings, timeLimitMs: number) {
  const require = createRequire(import.meta.url);
  const { sms } = require('tencentcloud-sdk-nodejs-sms') as typeof TencentSms;
  return new sms.v20210111.Client(tencentClient(settings, timeLimitMs));
}
