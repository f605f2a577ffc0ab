import { type BatteryTrace, listReportKeys, readBatteryTrace, readTraceProof } from '@cheyantong/contract';
import { CODE_KINDS } from '@cheyantong/domain';
import { expect, test } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { type SignedChain, signedChain } from '../../../../test/signed-chain.ts';
import { BATTERY_LIFE, batteryTraceOf } from '../../../../test/traces.ts';
import BatteryTracePage from './page.tsx';

const CODE = CODE_KINDS.battery.example;

const openTrace = () =>
  openPortal(`/traceability/detail2?code=${CODE}`, { views: { batteryTrace: BatteryTracePage } });

function answerWith(chain: SignedChain, trace: BatteryTrace = batteryTraceOf(chain)): void {
  answer(readBatteryTrace, success(readBatteryTrace, trace));
  answer(readTraceProof, success(readTraceProof, chain.proof));
  answer(listReportKeys, success(listReportKeys, [chain.rootKey]));
}

test('a battery in its second life is named as such, with its health, replaced module and what comes next', async () => {
  answerWith(await signedChain(CODE, BATTERY_LIFE));
  const { screen } = await openTrace();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: '真实有效，正在梯次利用' }))
    .toBeVisible();
  await expect.element(screen.getByText('与公示一致')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /健康度曲线，最近一次 77.1%，预计/ })).toBeVisible();
  await expect.element(screen.getByRole('img', { name: /12 个模块，M07 已更换/ })).toBeVisible();
  await expect.element(screen.getByText('在一辆在售车上看到这个编码？')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: '2025-08-16 79.6% 实测' })).toBeInTheDocument();
});

test('a battery that was withdrawn says when and why', async () => {
  const chain = await signedChain(CODE, ['production', 'installation', 'withdrawal']);
  answerWith(
    chain,
    batteryTraceOf(chain, {
      verdict: 'withdrawn',
      currentState: 'withdrawn',
      currentStateLabel: '已撤回',
      withdrawn: { time: '2026-10-21 09:12:00', reason: '检测设备校准过期', replacedBy: null },
    }),
  );
  const { screen } = await openTrace();
  await expect.element(screen.getByRole('heading', { level: 1, name: '已撤回' })).toBeVisible();
  await expect.element(screen.getByText(/2026-10-21 撤回，原因：检测设备校准过期/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '接下来去哪' })).not.toBeInTheDocument();
});

test('reports about a battery: who ordered one reads it, the owner checks it, others know that there is one', async () => {
  const chain = await signedChain(CODE, ['production', 'installation']);
  const report = { reportTime: '2026-10-02 09:00:00', providerName: '示例电池检测', orderNo: null };
  const reportCode = 'DC-2026-1002-000001';
  answerWith(
    chain,
    batteryTraceOf(chain, {
      currentState: 'inUse',
      reports: [
        { ...report, reportCode, orderNo: '20261002' },
        { ...report, reportTime: '2026-09-02 09:00:00', reportCode },
        { ...report, reportTime: '2026-08-02 09:00:00', reportCode: null },
      ],
    }),
  );
  const { screen } = await openTrace();
  await expect
    .element(screen.getByRole('link', { name: '看报告' }))
    .toHaveAttribute('href', '/personalCenter/batteryDetail?orderType=4&orderNo=20261002');
  await expect
    .element(screen.getByRole('link', { name: '核验报告' }))
    .toHaveAttribute('href', `/traceability?code=${reportCode}`);
  await expect.element(screen.getByText('仅车主可见')).toBeVisible();
});

test('a battery nobody recorded is unknown', async () => {
  answer(readBatteryTrace, failure('A0401'));
  const { screen } = await openTrace();
  await expect.element(screen.getByRole('heading', { level: 1, name: '查无此码' })).toBeVisible();
});
