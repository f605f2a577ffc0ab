import { type Agreement, addClue, getAgreement, giveConsent, listMyConsents } from '@cheyantong/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { answer, failure, offline, success } from '../../../test/gateway.ts';
import { enter, LI } from '../../../test/members.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { openDialog } from '../../shared/dialogs/open-dialog.ts';

const NEW = { document: 'userAgreement', name: '用户协议', version: '2026-12-01' } as const;
const DUE = { given: [], due: [{ ...NEW, changes: '退款更快' }] };
const STANDING = { withdrawnTime: null, withdrawable: false, withdrawalMeaning: '' };
const SETTLED = { given: [{ ...NEW, ...STANDING, time: '2026-12-01 08:00:00' }], due: [] };

const leads = vi.fn();
const consents = vi.fn();

/** A member whose next lead needs a version they have not read. */
beforeEach(() => {
  leads.mockClear();
  consents.mockClear();
  answer(listMyConsents, success(listMyConsents, DUE));
  answer(
    getAgreement,
    success(getAgreement, {
      ...NEW,
      comparison: {
        previousVersion: '2026-11-01',
        blocks: [
          {
            kind: 'paragraph',
            pieces: [
              { mark: 'same', text: '退款在' },
              { mark: 'removed', text: '三日' },
              { mark: 'added', text: '一日' },
              { mark: 'same', text: '内到账。' },
            ],
          },
        ],
      },
    } as unknown as Agreement),
  );
  answer(giveConsent, async (request) => {
    consents(await request.json());
    return success(giveConsent, SETTLED)(request);
  });
  answer(addClue, async (request) => {
    leads(await request.json());
    const isAgreed = consents.mock.calls.length > 0;
    return (isAgreed ? success(addClue, { clueId: '1' } as never) : failure('A0430'))(request);
  });
});

async function sendLead() {
  enter(LI);
  const { screen } = await openPortal('/referralService');
  const city = [
    { id: '130000', name: '河北省' },
    { id: '130100', name: '石家庄市' },
  ] as const;
  openDialog({ kind: 'mobile', mode: 'sellCar', car: { city } });
  const form = screen.getByRole('dialog', { name: '免费高价估值' });
  await form.getByRole('checkbox').click();
  await form.getByRole('button', { name: '立即预约' }).click();
  const renewal = screen.getByRole('dialog', { name: '协议已更新' });
  await expect.element(renewal).toBeVisible();
  const said = (sentence: string) => screen.getByRole('alert').filter({ hasText: sentence });
  return { form, renewal, said };
}

test('a new version is shown with what changed; whoever agrees has sent what they sent before, once', async () => {
  const { renewal } = await sendLead();
  await expect.element(renewal.getByText('退款更快')).toBeVisible();
  await renewal.getByText('逐条看改动').click();
  await expect.element(renewal.getByRole('deletion')).toHaveTextContent('三日');
  await expect.element(renewal.getByRole('insertion')).toHaveTextContent('一日');

  await renewal.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(renewal).not.toBeInTheDocument();
  const { document, version } = NEW;
  expect(consents).toHaveBeenCalledExactlyOnceWith({ agreed: [{ document, version }] });
  await expect.poll(() => leads.mock.calls.length).toBe(2);
  expect(leads.mock.calls[1]).toEqual(leads.mock.calls[0]);
});

test('whoever does not agree is back at the form, which keeps all but the tick', async () => {
  const { form, renewal } = await sendLead();
  await renewal.getByRole('button', { name: '暂不同意' }).click();
  await expect.element(renewal).not.toBeInTheDocument();
  await expect.element(form.getByRole('textbox', { name: '手机号' })).toHaveValue(LI.user.mobile);
  await expect.element(form.getByRole('checkbox')).not.toBeChecked();
  expect([consents.mock.calls.length, leads.mock.calls.length]).toEqual([0, 1]);
});

test('a consent that does not arrive is said, and can be given again', async () => {
  answer(giveConsent, offline);
  const { renewal, said } = await sendLead();
  await renewal.getByRole('button', { name: '同意并继续' }).click();
  await expect.element(said('网络连接不稳定，请稍后再试')).toBeVisible();
  await expect.element(renewal.getByRole('button', { name: '同意并继续' })).toBeEnabled();
  expect(leads).toHaveBeenCalledTimes(1);
});
