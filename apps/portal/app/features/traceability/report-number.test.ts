import { describe, expect, it } from 'vitest';
import { reportNumberIn } from './report-number.ts';

describe('a report number', () => {
  it('is understood however it is typed', () => {
    expect(reportNumberIn(' jc-2026-1106-008842 ')).toBe('JC-2026-1106-008842');
    expect(reportNumberIn('ＪＣ－２０２６－１１０６－００８８４２')).toBe('JC-2026-1106-008842');
    expect(reportNumberIn('JC–2026–1106–008842')).toBe('JC-2026-1106-008842');
    expect(reportNumberIn('JC 2026')).toBe('JC2026');
  });

  it('is found in the address a QR code holds', () => {
    expect(reportNumberIn('https://portal.example/traceability?code=JC-2026-1106-008842')).toBe(
      'JC-2026-1106-008842',
    );
  });

  it('may be nonsense without breaking anything', () => {
    expect(reportNumberIn('100%')).toBe('100%');
    expect(reportNumberIn('')).toBe('');
  });
});
