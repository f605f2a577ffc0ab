import {
  listReportKeys,
  type PartTrace,
  proveTraceOwner,
  readPartTrace,
  readTraceProof,
} from '@cheyantong/contract';
import { CODE_KINDS } from '@cheyantong/domain';
import { expect, test } from 'vitest';
import { answer, failure, success } from '../../../../test/gateway.ts';
import { enter, LI } from '../../../../test/members.ts';
import { openPortal } from '../../../../test/open-portal.tsx';
import { type SignedChain, signedChain } from '../../../../test/signed-chain.ts';
import { PART_LIFE, partTraceOf } from '../../../../test/traces.ts';
import PartTracePage from './page.tsx';

const CODE = CODE_KINDS.part.example;

const openTrace = () =>
  openPortal(`/traceability/detail?code=${CODE}`, { views: { partTrace: PartTracePage } });

function answerWith(chain: SignedChain, trace: PartTrace = partTraceOf(chain)): void {
  answer(readPartTrace, success(readPartTrace, trace));
  answer(readTraceProof, success(readTraceProof, chain.proof));
  answer(listReportKeys, success(listReportKeys, [chain.rootKey]));
}

test('a genuine part is checked by this browser: signatures, links and the published root', async () => {
  answerWith(await signedChain(CODE, PART_LIFE));
  const { screen } = await openTrace();
  await expect.element(screen.getByRole('heading', { level: 1, name: '真实有效' })).toBeVisible();
  await expect.element(screen.getByText('签名 7 / 7 有效')).toBeVisible();
  await expect.element(screen.getByText('与公示一致')).toBeVisible();
  await expect.element(screen.getByText('首次 2026-11-02')).toBeVisible();
  await expect.element(screen.getByText('至 2027-05-10，还有 176 天')).toBeVisible();
});

test('a breach that the server kept quiet about is found here, and counts', async () => {
  const chain = await signedChain(CODE, PART_LIFE);
  const trace = partTraceOf(chain);
  const [, , third] = chain.proof.events;
  if (third) third.text = third.text.replace('step 3', 'step 9');
  answerWith(chain, trace);
  const { screen } = await openTrace();
  await expect.element(screen.getByRole('heading', { level: 1, name: '记录被改动' })).toBeVisible();
  await expect
    .element(screen.getByText(/您的浏览器发现第 3 环节签名与内容不符，与服务器所说不同/))
    .toBeVisible();
  await expect.element(screen.getByText('对不上', { exact: true })).toBeVisible();
});

test('an end that was cut off contradicts the published root', async () => {
  const chain = await signedChain(CODE, PART_LIFE);
  answerWith(
    { ...chain, proof: { ...chain.proof, events: chain.proof.events.slice(0, -1) } },
    partTraceOf(chain),
  );
  const { screen } = await openTrace();
  await expect.element(screen.getByText(/您的浏览器发现：第 6 环节之后的环节被删去/)).toBeVisible();
});

test('a code nobody recorded is unknown, and not false', async () => {
  answer(readPartTrace, failure('A0401'));
  const { screen } = await openTrace();
  await expect.element(screen.getByRole('heading', { level: 1, name: '查无此码' })).toBeVisible();
  await expect.element(screen.getByText('查无不等于假。')).toBeVisible();
});

test('too many look-ups are told as such, and it can be tried again', async () => {
  answer(readPartTrace, failure('B0210'));
  const { screen } = await openTrace();
  await expect.element(screen.getByText('访问过于频繁，请稍后再试')).toBeVisible();
  answerWith(await signedChain(CODE, PART_LIFE));
  await screen.getByRole('button', { name: '重新加载' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: '真实有效' })).toBeVisible();
});

test('half a code in the address is no look-up', async () => {
  const { screen } = await openPortal('/traceability/detail?code=RP26', {
    views: { partTrace: PartTracePage },
  });
  await expect.element(screen.getByText('没有完整的编号')).toBeVisible();
});

test('the owner proves it with both numbers and reads more', async () => {
  enter(LI);
  const chain = await signedChain(CODE, PART_LIFE);
  answerWith(chain);
  answer(proveTraceOwner, failure('A0500'));
  const { screen } = await openTrace();
  await screen.getByRole('textbox', { name: '车架号 VIN' }).fill('lfv2a21j7m3000101');
  await screen.getByRole('textbox', { name: '发动机号（电机号）' }).fill('DM1');
  await screen.getByRole('button', { name: '证明并查看' }).click();
  await expect.element(screen.getByRole('main').getByText('当前无法进行此操作')).toBeVisible();
  answer(proveTraceOwner, success(proveTraceOwner, null));
  answerWith(chain, partTraceOf(chain, { restricted: [{ name: '买方', value: '示例买方（演示）' }] }));
  await screen.getByRole('textbox', { name: '发动机号（电机号）' }).fill('DM2');
  await screen.getByRole('button', { name: '证明并查看' }).click();
  await expect.element(screen.getByText('示例买方（演示）')).toBeVisible();
});
