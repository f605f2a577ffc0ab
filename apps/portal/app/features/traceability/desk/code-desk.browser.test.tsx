import { checkReport, listReportKeys } from '@cheyantong/contract';
import { CODE_KINDS, partCode } from '@cheyantong/domain';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answer, success } from '../../../../test/gateway.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import TraceabilityPage from '../page.tsx';
import PartsTracePage from '../parts-page.tsx';

const PART = partCode(2026, 11_078_842);
const REPORT = CODE_KINDS.report.example;
const FIELD = '报告编号、配件溯源码、电池编码或车架号';

async function openDesk(address = '/traceability') {
  const portal = await openPortal(address, {
    views: { traceability: TraceabilityPage, reusableTrace: PartsTracePage },
  });
  return {
    ...portal,
    field: portal.screen.getByRole('textbox', { name: FIELD }),
    check: portal.screen.getByRole('button', { name: '核验', exact: true }),
    result: portal.screen.getByRole('region', { name: '核验结果' }),
  };
}

function answerUnknown(): void {
  answer(
    checkReport,
    success(checkReport, {
      verdict: 'unknown',
      reportCode: REPORT,
      supersededBy: null,
      withdrawnReason: null,
      orderType: null,
      statement: null,
      signature: null,
      algorithm: null,
      keyId: null,
      checkedTime: '2026-11-15 16:42:08',
    }),
  );
  answer(listReportKeys, success(listReportKeys, []));
}

test('half a code gets a hint about its form, and no verdict even when it is sent', async () => {
  const { screen, field, check, result, here } = await openDesk();
  await field.fill('ABC');
  const hint = screen.getByText('已输入 3 位：车架号为 17 位，电池编码为 24 位');
  await expect.element(hint).toBeVisible();
  await check.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(hint).toBeVisible();
  await expect.element(result).not.toBeInTheDocument();
  expect(here()).toBe('/traceability');
});

test('a part is recognised while it is typed, and a swapped pair is offered the right way round', async () => {
  const { screen, field, check, here } = await openDesk();
  await field.fill('rp26 1107');
  await expect.element(screen.getByText('配件溯源码还差 5 位')).toBeVisible();
  await field.fill(PART.replace('8842', '8824'));
  await expect.element(screen.getByText('校验位不符，请核对是否抄错一位')).toBeVisible();
  await screen.getByRole('button', { name: `是不是 ${PART}？` }).click();
  await expect.element(screen.getByText('校验位正确')).toBeVisible();
  await check.click();
  await expect.poll(here).toBe(`/traceability/detail?code=${PART}`);
});

test.for(['part', 'battery', 'vin', 'report'] as const)('the example of a %s can be tried', async (kind) => {
  answerUnknown();
  const { label, example } = CODE_KINDS[kind];
  const { screen, field, check, here } = await openDesk('/reusableTabs/tabs4');
  await screen.getByRole('button', { name: `填入${label}示例 ${example}` }).click();
  await expect.element(field).toHaveValue(example);
  await check.click();
  await expect.poll(here).toContain(`?code=${example}`);
});

test('a report nobody issued is unknown, which is not said to be false, and is remembered on this device', async () => {
  answerUnknown();
  const { screen, field, result, goTo } = await openDesk();
  await field.fill(REPORT.toLowerCase());
  await userEvent.keyboard('{Enter}');
  await expect.element(result.getByRole('heading', { name: '查无此报告' })).toBeVisible();
  await expect.element(result.getByText(/查无不等于假/)).toBeVisible();
  await goTo('/traceability');
  await expect.element(screen.getByRole('heading', { name: '结果只有四种' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: REPORT })).toBeVisible();
  await screen.getByRole('button', { name: '清除', exact: true }).click();
  await expect.element(screen.getByRole('link', { name: REPORT })).not.toBeInTheDocument();
});
