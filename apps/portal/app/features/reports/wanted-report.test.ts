import { describe, expect, it } from 'vitest';
import { wantedReport } from './wanted-report.ts';

const wanted = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://portal.example');
  return wantedReport(pathname, searchParams);
};

describe('the address of a report', () => {
  it('names the service by its page or by the order type', () => {
    expect(wanted('/personalCenter/maintenance?orderNo=1').service).toBe('repair');
    expect(wanted('/personalCenter/batteryDetail?orderNo=1').service).toBe('battery');
    expect(wanted('/estimate/detail?orderNo=1').service).toBe('valuation');
    expect(wanted('/personalCenter/report?orderType=0&orderNo=1').service).toBe('inspection');
    expect(wanted('/personalCenter/report?orderType=1&orderNo=1').service).toBe('valuation');
    expect(wanted('/personalCenter/report?orderType=3&orderNo=1').service).toBe('accident');
  });

  it('means an inspection where it says nothing, or nothing sensible', () => {
    expect(wanted('/personalCenter/report?reportCode=JC-1')).toEqual({
      service: 'inspection',
      orderNo: '',
      reportCode: 'JC-1',
      sample: false,
    });
    expect(wanted('/personalCenter/report?orderType=9').service).toBe('inspection');
    expect(wanted('/personalCenter/report?orderType=2').service).toBe('inspection');
  });

  it('may ask for the sample', () => {
    expect(wanted('/personalCenter/batteryDetail?sample=1').sample).toBe(true);
    expect(wanted('/personalCenter/batteryDetail').sample).toBe(false);
  });
});
