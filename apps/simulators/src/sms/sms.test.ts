import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildSimulators } from '../app.ts';
import { callAliyun } from './aliyun-caller.ts';
import { Inbox } from './inbox.ts';

const ANNA = '13800000001';
const BERND = '13900000002';

let app: FastifyInstance;
beforeEach(() => {
  app = buildSimulators();
});

const read = async (url: string) => (await app.inject(url)).body;
const codes = async (url: string) => JSON.parse(await read(url)).map(({ code }: { code: string }) => code);
const setFault = (payload: object) => app.inject({ method: 'POST', url: '/sms/faults', payload });
const setFaultByForm = (form: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/sms/faults',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

describe('the inbox', () => {
  it('lists newest first, for one number or for all', async () => {
    await callAliyun(app, { phone: ANNA, code: '111111' });
    await callAliyun(app, { phone: BERND, code: '222222' });
    await callAliyun(app, { phone: ANNA, code: '333333' });

    expect(await codes(`/sms/inbox?phone=${ANNA}`)).toEqual(['333333', '111111']);
    expect(await codes('/sms/inbox')).toEqual(['333333', '222222', '111111']);
  });

  it('knows a number by its eleven digits, with or without the country code', async () => {
    for (const written of [ANNA, `+86${ANNA}`, `86${ANNA}`, `0086${ANNA}`]) {
      await callAliyun(app, { phone: written });
    }
    expect(await codes(`/sms/inbox?phone=${ANNA}`)).toHaveLength(4);
  });

  it('forgets the oldest after two thousand', () => {
    const inbox = new Inbox();
    for (let count = 1; count <= 2_001; count++) {
      inbox.add({ vendor: '阿里云', phone: ANNA, code: String(count), text: '', time: '' });
    }
    expect(inbox.list()).toHaveLength(2_000);
    expect(inbox.list().at(-1)?.code).toBe('2');
  });
});

describe('Aliyun’s answers', () => {
  it.each([
    ['a stranger', { accessKeyId: 'unknown' }, 404, 'InvalidAccessKeyId.NotFound'],
    ['a wrong secret', { accessKeySecret: 'wrong' }, 400, 'SignatureDoesNotMatch'],
    ['another action', { action: 'DeleteEverything' }, 404, 'InvalidAction.NotFound'],
    ['a number that does not exist', { phone: '12345' }, 200, 'isv.MOBILE_NUMBER_ILLEGAL'],
  ])('refuse %s', async (_who, call, status, code) => {
    const answer = await callAliyun(app, { phone: ANNA, ...call });

    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ Code: code, RequestId: expect.any(String) });
    expect(await codes('/sms/inbox')).toEqual([]);
  });

  it('refuse a call without a signature', async () => {
    const headers = { 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' };
    const answer = await app.inject({ method: 'POST', url: `/?PhoneNumbers=${ANNA}`, headers });

    expect(answer.json()).toMatchObject({ Code: 'IncompleteSignature' });
  });
});

describe('faults', () => {
  const sendTo = async (phone: string) => (await callAliyun(app, { phone })).json().Code;

  it('hit one number and leave the others alone', async () => {
    await setFault({ mode: 'limit', phone: ANNA });

    expect(await sendTo(ANNA)).toBe('isv.BUSINESS_LIMIT_CONTROL');
    expect(await sendTo(BERND)).toBe('OK');
  });

  it('end after the given number of times', async () => {
    await setFault({ mode: 'error', times: 2 });

    expect([await sendTo(ANNA), await sendTo(BERND), await sendTo(ANNA)]).toEqual([
      'ServiceUnavailable',
      'ServiceUnavailable',
      'OK',
    ]);
  });

  it('can all be switched off at once', async () => {
    await setFault({ mode: 'reject' });
    await setFault({ mode: 'limit', phone: ANNA });
    await setFault({ mode: 'none' });

    expect(await sendTo(ANNA)).toBe('OK');
    expect(JSON.parse(await read('/sms/faults'))).toEqual([]);
  });

  it.each([[{}], [{ mode: 'explode' }], [{ mode: 'limit', times: 0 }], [{ mode: 'limit', phone: 1 }]])(
    'do not accept %j',
    async (fault) => {
      expect((await setFault(fault)).statusCode).toBe(400);
    },
  );

  it('can be set on the page, where an empty field means everybody and for good', async () => {
    const answer = await setFaultByForm({ mode: 'limit', phone: '', times: '' });

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/sms');
    expect(JSON.parse(await read('/sms/faults'))).toEqual([{ mode: 'limit' }]);
    expect(await read('/sms')).toContain('全部号码，一直有效');
  });
});

describe('the page', () => {
  it('leads from the index to the inbox', async () => {
    expect(await read('/')).toContain('href="/sms"');
  });

  it('shows codes to copy, and only those of the number somebody looks for', async () => {
    await callAliyun(app, { phone: ANNA, code: '111111' });
    await callAliyun(app, { phone: BERND, code: '222222' });

    const page = await read(`/sms?phone=${ANNA}`);
    expect(page).toContain('data-copy="111111"');
    expect(page).not.toContain('222222');
    expect(await read(`/sms/messages?phone=${BERND}`)).toContain('data-copy="222222"');
  });

  it('says what to do when there is nothing yet', async () => {
    expect(await read('/sms')).toContain('还没有短信');
    expect(await read(`/sms?phone=${ANNA}`)).toContain('这个号码还没有收到短信');
  });

  it('shows foreign text as text', async () => {
    await callAliyun(app, { phone: ANNA, code: '<script>"\'&' });

    const page = await read(`/sms?phone=${encodeURIComponent('"><script>')}`);
    expect(page).not.toContain('"><script>');
    expect(await read('/sms')).toContain('&lt;script&gt;&quot;&#39;&amp;');
    expect(await read('/sms')).not.toContain('<script>"');
  });

  it.each(['/style.css', '/favicon.svg', '/sms/sms.css', '/sms/refresh.js'])(
    'finds its file %s',
    async (file) => {
      expect((await app.inject(file)).statusCode).toBe(200);
    },
  );
});
