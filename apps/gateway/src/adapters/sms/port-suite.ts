import { SIMULATED_SMS } from '@cheyantong/domain';
import { buildSimulators } from '@cheyantong/simulators/app';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../recorded-call.ts';
import { createSmsSender } from './create.ts';
import type { SmsRefusal } from './port.ts';
import type { SmsSettings } from './settings.ts';

const PHONE = '13800000001';
const OTHER_PHONE = '13900000002';
const message = {
  phone: PHONE,
  template: 'login-code',
  params: { code: '482913', minutes: '5' },
} as const;

/** What every sender does, shown with the vendor's real SDK against the simulator. */
export function smsSenderSuite(name: string, settingsFor: (endpoint: string) => SmsSettings): void {
  describe(name, () => {
    let simulators: ReturnType<typeof buildSimulators>;
    let calls: ReturnType<typeof recordCalls>;
    let settings: SmsSettings;
    let url: string;

    const start = async (options: Parameters<typeof buildSimulators>[0] = {}) => {
      simulators = buildSimulators(options);
      calls = recordCalls(simulators);
      url = await simulators.listen({ host: '127.0.0.1', port: 0 });
      settings = settingsFor(new URL(url).host);
    };
    const inbox = async (phone: string): Promise<{ text: string }[]> => {
      const response = await fetch(`${url}/sms/inbox?phone=${phone}`);
      return (await response.json()) as { text: string }[];
    };
    const switchOn = async (mode: string) => {
      const body = JSON.stringify({ mode, phone: PHONE });
      await fetch(`${url}/sms/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
    };
    const refused = (reason: SmsRefusal) => expect.objectContaining({ name: 'SmsRefused', reason });

    beforeEach(() => start());
    afterEach(() => simulators.close());

    it('delivers a message with its code', async () => {
      const receipt = await createSmsSender(settings).send(message);

      expect(receipt.messageId).not.toBe('');
      expect(receipt.requestId).not.toBe('');
      expect(await inbox(PHONE)).toEqual([
        {
          phone: PHONE,
          code: '482913',
          text: expect.stringMatching(/^【车研通】.*482913.*5 分钟/),
          time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        },
      ]);
    });

    it('uses another sentence for a lead', async () => {
      const sender = createSmsSender(settings);
      await sender.send(message);
      await sender.send({ ...message, template: 'lead-code' });

      const [lead, login] = await inbox(PHONE);
      expect(lead?.text).toContain('联系方式');
      expect(login?.text).toContain('登录');
    });

    it('tells something that is no code', async () => {
      const notice = {
        phone: PHONE,
        template: 'report-notice',
        params: { title: '车辆检测报告已出具' },
      } as const;
      await createSmsSender(settings).send(notice);

      expect(await inbox(PHONE)).toMatchObject([
        { text: expect.stringContaining('车辆检测报告已出具'), code: '' },
      ]);
    });

    it('carries characters that a signature has to encode', async () => {
      await createSmsSender(settings).send({
        ...message,
        params: { code: "a b+c*d'(~)!&=/%", minutes: '五' },
      });

      expect(await inbox(PHONE)).toMatchObject([{ code: "a b+c*d'(~)!&=/%" }]);
    });

    it.each([
      ['limit', 'limited'],
      ['reject', 'rejected'],
      ['error', 'unreachable'],
    ] as const)('tells a vendor’s %s as %s, and sends again once it is over', async (fault, reason) => {
      const sender = createSmsSender(settings);
      await switchOn(fault);
      await expect(sender.send(message)).rejects.toEqual(refused(reason));
      expect(await inbox(PHONE)).toEqual([]);

      await switchOn('none');
      await sender.send(message);
      expect(await inbox(PHONE)).toHaveLength(1);
    });

    it('gives up on a vendor that does not answer', async () => {
      await switchOn('timeout');

      await expect(createSmsSender(settings, { timeLimitMs: 30 }).send(message)).rejects.toEqual(
        refused('unreachable'),
      );
    });

    it('tells that nobody listens', async () => {
      await simulators.close();

      await expect(createSmsSender(settings).send(message)).rejects.toEqual(refused('unreachable'));
    });

    it('tells an illegal number', async () => {
      await expect(createSmsSender(settings).send({ ...message, phone: '12345' })).rejects.toEqual(
        refused('illegal-number'),
      );
    });

    it.each([
      ['secret', { accessKeySecret: 'wrong' }],
      ['key id', { accessKeyId: 'wrong' }],
      ['signature name', { signName: '别人的签名' }],
      ['template', { templates: { ...SIMULATED_SMS.templates, 'login-code': '0' } }],
    ])('is rejected with a wrong %s', async (_what, wrong) => {
      await expect(createSmsSender({ ...settings, ...wrong }).send(message)).rejects.toEqual(
        refused('rejected'),
      );
      expect(await inbox(PHONE)).toEqual([]);
    });

    it('is rejected when the clocks differ by more than the vendor allows', async () => {
      await simulators.close();
      await start({ now: () => new Date(Date.now() + 16 * 60_000) });

      await expect(createSmsSender(settings).send(message)).rejects.toEqual(refused('rejected'));
    });

    it('cannot be forged: a signed call with another number in it is refused', async () => {
      await createSmsSender(settings).send(message);

      const answer = await calls.last().sendAgain(url, (text) => text.replace(PHONE, OTHER_PHONE));
      expect(answer).toMatch(/SignatureDoesNotMatch|AuthFailure\.SignatureFailure/);
      expect(await inbox(OTHER_PHONE)).toEqual([]);
    });

    it('says neither number nor code in its errors', async () => {
      await simulators.close();

      const error = await createSmsSender(settings)
        .send(message)
        .catch((thrown: unknown) => thrown);
      const everything = JSON.stringify(error, Object.getOwnPropertyNames(error));
      expect(everything).not.toContain(PHONE);
      expect(everything).not.toContain(message.params.code);
    });
  });
}
