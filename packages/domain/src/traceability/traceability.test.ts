import { describe, expect, it } from 'vitest';
import { batteryCodeFields } from './battery-code.ts';
import { CODE_KIND_NAMES, CODE_KINDS, readCode, reportCodeWithin } from './code-kinds.ts';
import { eventsAfter, maySign, stateAfter, type TRACE_EVENT_KINDS, type TraceState } from './lives.ts';
import { codesAfterOneSwap, partCode, partCodeFields } from './part-code.ts';

const PART = partCode(2026, 11_078_842);
const PACK = '0DEPB0000081903C60007731';

describe('the code of a part', () => {
  it('is printed with year, batch, serial number and check character', () => {
    expect(PART).toMatch(/^RP26-1107-8842-[0-9A-Z]$/);
    expect(partCodeFields(PART)).toMatchObject({ year: '26', batch: '1107', serial: '8842', checks: true });
  });

  it('shows every wrong character, and here every two neighbours that changed places', () => {
    const plain = PART.replaceAll('-', '');
    for (let at = 2; at < plain.length - 1; at += 1) {
      for (const digit of '0123456789') {
        const wrong = plain.slice(0, at) + digit + plain.slice(at + 1);
        expect(partCodeFields(wrong)?.checks).toBe(digit === plain[at]);
      }
      const swapped = `${plain.slice(0, at)}${plain[at + 1]}${plain[at]}${plain.slice(at + 2)}`;
      if (at < plain.length - 2) expect(partCodeFields(swapped)?.checks).toBe(plain[at] === plain[at + 1]);
    }
  });
});

it('two neighbours that changed places lead back to the code that was meant', () => {
  expect(codesAfterOneSwap(PART.replace('8842', '8824'))).toContain(PART);
  expect(codesAfterOneSwap('RP26')).toEqual([]);
});

describe('the code of a battery', () => {
  it('tells level, chemistry and day as GB/T 34014 lays them out', () => {
    expect(batteryCodeFields('04QCB76836300JBC40000903')).toMatchObject({
      maker: '04Q',
      level: '单体',
      chemistry: '磷酸铁锂',
      year: 2021,
      month: 12,
      day: 4,
      serial: '0000903',
    });
    expect(batteryCodeFields('001CB240000003B3C0221953')).toMatchObject({ year: 2021, month: 3, day: 12 });
  });

  it('leaves out a day whose letter makers write differently', () => {
    expect(batteryCodeFields('04QCB76836300JBCV0000903')).toMatchObject({ month: 12, day: null });
  });

  it('is refused when a place holds what cannot stand there', () => {
    expect(batteryCodeFields('04QXB76836300JBC40000903')).toBeNull();
    expect(batteryCodeFields('04QCB76836300JBD40000903')).toBeNull();
  });
});

describe('one field for every code', () => {
  it.each([
    ['jc-2026-1106-008842', 'report', 'JC-2026-1106-008842'],
    ['JC20261106483917520468', 'report', 'JC-2026-1106-483917520468'],
    [PART.toLowerCase().replaceAll('-', ' '), 'part', PART],
    [`https://example.cn/traceability/detail?code=${PART}`, 'part', PART],
    [PACK, 'battery', PACK],
    ['ＬＳＶＡＭ４１８７Ｃ２１８４８４７', 'vin', 'LSVAM4187C2184847'],
    ['LSVAM4187C2184847%00', 'vin', 'LSVAM4187C2184847'],
  ])('reads %s', (text, kind, code) => {
    expect(readCode(text)).toEqual({ code, kind, whole: true, hint: null });
  });

  it.each([
    ['', null, '请输入或粘贴编号'],
    ['ABC', null, '已输入 3 位：车架号为 17 位，电池编码为 24 位'],
    ['RP26-11', 'part', '配件溯源码还差 7 位'],
    ['JC-2026', 'report', '报告编号形如 JC-2026-1106-008842，请继续输完'],
    [PACK.slice(0, 20), 'battery', '电池编码还差 4 位'],
    ['LSVAM4187C2184840', 'vin', 'VIN 校验位不正确，请核对是否有误输；若是电池编码，请输完 24 位'],
    ['今天', null, '编号只含数字、字母和短横线，请核对'],
    ['A'.repeat(30), null, '编号过长，请核对是否多输了几位'],
  ])('gives a hint for %s, never a verdict', (text, kind, hint) => {
    expect(readCode(text)).toMatchObject({ kind, whole: false, hint });
  });

  it.each(CODE_KIND_NAMES)('knows the example of its kind: %s', (kind) => {
    expect(readCode(CODE_KINDS[kind].example)).toMatchObject({ kind, whole: true });
  });

  it('is found in the name of a file', () => {
    expect(reportCodeWithin('车辆检测报告-JC-2026-1106-483917520468.pdf')).toBe('JC-2026-1106-483917520468');
    expect(reportCodeWithin('JC-2026-1106-0088421.pdf')).toBeNull();
  });

  it('may be nonsense without breaking anything', () => {
    expect(readCode('100%')).toMatchObject({ code: '100%', whole: false });
  });

  it('says so when one character of a part code was copied wrongly', () => {
    expect(readCode(PART.replace('8842', '8824'))).toMatchObject({
      kind: 'part',
      whole: false,
      hint: '校验位不符，请核对是否抄错一位',
    });
  });
});

const walk = (object: 'part' | 'battery', ...events: (typeof TRACE_EVENT_KINDS)[number][]) =>
  events.reduce<TraceState | null>(
    (state, event) => (state === null ? null : stateAfter(object, state, event)),
    'unrecorded',
  );

describe('the life of a traced object', () => {
  it('leads a part from the scrapped car into another one', () => {
    expect(walk('part', 'recovery', 'dismantling', 'test', 'grading', 'stock', 'sale', 'fitting')).toBe(
      'fitted',
    );
  });

  it('refuses a part that is sold twice, or fitted before it is sold', () => {
    expect(walk('part', 'recovery', 'dismantling', 'test', 'grading', 'stock', 'sale', 'sale')).toBeNull();
    expect(walk('part', 'recovery', 'dismantling', 'test', 'grading', 'stock', 'fitting')).toBeNull();
  });

  it('leads a battery through its lives, and never back into a car', () => {
    expect(
      walk('battery', 'production', 'installation', 'repair', 'retirement', 'secondUse', 'recycling'),
    ).toBe('recycled');
    expect(walk('battery', 'production', 'installation', 'retirement', 'installation')).toBeNull();
  });

  it('can be withdrawn once, from any state that was recorded', () => {
    expect(walk('part', 'withdrawal')).toBeNull();
    expect(walk('part', 'recovery', 'withdrawal')).toBe('withdrawn');
    expect(walk('part', 'recovery', 'withdrawal', 'withdrawal')).toBeNull();
    expect(eventsAfter('battery', 'recycled')).toEqual(['withdrawal']);
  });

  it('lets each trade sign for what it does', () => {
    expect(maySign('lab', 'test')).toBe(true);
    expect(maySign('supplier', 'test')).toBe(false);
  });
});
