import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

function logged(write: (log: pino.Logger) => void): string {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  write(pino(loggerOptions('info'), stream));
  return text;
}

describe('the log', () => {
  it('shows no phone, ID number, VIN or token, wherever they stand', () => {
    const text = logged((log) => {
      log.info({ address: '/api/system-boot/sms-code?phoneNumber=13800138000' }, 'in');
      log.error({ err: new Error('failed for 13900139000 with Bearer abcdef123456') }, 'LSVAM4187C2184847');
      log.info({ idCardNo: '11010519491231002X' }, 'certified');
    });
    for (const secret of [
      '13800138000',
      '13900139000',
      'abcdef123456',
      'LSVAM4187C2184847',
      '11010519491231002X',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('138****8000');
  });

  it('stays JSON when the digits of a response time read like a phone', () => {
    const line = logged((log) => log.info({ responseTime: 8.13912340131 }, 'request completed'));
    expect(JSON.parse(line)).toMatchObject({ responseTime: 8.139 });
  });

  it('tells the route of a request and nothing that was asked for with it', async () => {
    let text = '';
    const stream = new Writable({
      write(chunk, _encoding, done) {
        text += chunk;
        done();
      },
    });
    const app = Fastify({ loggerInstance: pino(loggerOptions('info'), stream) as FastifyBaseLogger });
    app.get('/reports/:reportCode/pdf', async () => 'pdf');
    app.get('/*', async () => 'page');
    await app.inject('/reports/R-4711/pdf?expires=1&signature=c2lnbmF0dXJl');
    await app.inject('/usedCar/detail/7?code=123456&phone=138-0013-8000');
    await app.close();
    expect(text).toContain('"route":"/reports/:reportCode/pdf"');
    expect(text).toContain('"path":"/usedCar/detail/7"');
    for (const secret of ['R-4711', 'c2lnbmF0dXJl', '123456', '138-0013-8000', '?'])
      expect(text).not.toContain(secret);
  });

  it('is one JSON object a line', () => {
    const lines = logged((log) => log.info('手机号 13800138000'))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['手机号 138****8000']);
  });
});
