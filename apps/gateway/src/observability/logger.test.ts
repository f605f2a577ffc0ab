import { Writable } from 'node:stream';
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
      log.info(
        { req: { method: 'POST', url: '/api/system-boot/sms-code?phoneNumber=13800138000', ip: '::1' } },
        'in',
      );
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

  it('is one JSON object a line', () => {
    const lines = logged((log) => log.info('手机号 13800138000'))
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['手机号 138****8000']);
  });
});
