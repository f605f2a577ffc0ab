import { getMe, type LeadItem, listMyClues } from '@cheyantong/contract';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { answer, failure, later, success } from '../../test/gateway.ts';
import { enter, inAnotherTab, LI, type Person, senderOf, WANG } from '../../test/members.ts';
import { openPortal } from '../../test/open-portal.tsx';
import PersonalCentrePage from '../features/personal-centre/page.tsx';
import { changeVin, changeVisit, useOrderDraft } from '../features/purchase/order-draft.ts';
import { call } from '../shared/call.ts';
import { openDialog } from '../shared/dialogs/open-dialog.ts';

const LEAD: LeadItem = {
  clueId: '1',
  intentionType: '1',
  createTime: '2026-11-15 10:00:00',
  phoneMasked: '138****8000',
  vehicleId: null,
  partId: null,
  partName: null,
  quantity: null,
  modelName: null,
  cityName: null,
  status: 'delivered',
  statusLabel: '已送达',
  receiverName: '',
  deliveredTime: null,
  withdrawable: true,
};

const nameOf = (person: Person) => (person === LI ? '李家的商家' : '王家的商家');

/** Everybody is told their own name and their own leads. */
function answerEverybody(): void {
  answer(getMe, (request) => {
    const person = senderOf(request);
    const member = { id: '1', avatarUrl: null, balance: 0, authType: 0, authStatus: 0 } as const;
    return person ? success(getMe, { ...member, ...person.user })(request) : failure('A0230')(request);
  });
  answer(listMyClues, (request) => {
    const person = senderOf(request);
    if (!person) return failure('A0230')(request);
    const list = [{ ...LEAD, receiverName: nameOf(person) }];
    return success(listMyClues, { list, total: 1 })(request);
  });
}

/** The gateway knows the token no longer. */
async function runOut(): Promise<void> {
  answer(getMe, failure('A0230'));
  await call(getMe, {}).catch(() => undefined);
  answerEverybody();
}

const openCentre = () => openPortal('/personalCenter', { views: { personalCenter: PersonalCentrePage } });

test('after a 401 and another login nothing of the first member is shown, not even while the second one’s is on its way', async () => {
  answerEverybody();
  enter(LI);
  const { screen, goTo, here } = await openCentre();
  await expect.element(screen.getByText(LI.user.nickName)).toBeVisible();
  await expect.element(screen.getByText(/李家的商家/)).toBeVisible();

  await runOut();
  await expect.poll(here).toBe('/login?redirect=%2FpersonalCenter');
  const slow = later(failure('B0001'));
  answer(getMe, slow.answer);
  answer(listMyClues, slow.answer);
  enter(WANG);
  await goTo('/personalCenter');
  await expect.element(screen.getByText('正在加载个人中心')).toBeInTheDocument();
  await expect.element(screen.getByText(LI.user.nickName)).not.toBeInTheDocument();
  await expect.element(screen.getByText(/李家的商家/)).not.toBeInTheDocument();
});

test('a change of account in another tab changes what is on the screen', async () => {
  answerEverybody();
  enter(LI);
  const { screen } = await openCentre();
  await expect.element(screen.getByText(/李家的商家/)).toBeVisible();
  inAnotherTab(WANG);
  await expect.element(screen.getByText(WANG.user.nickName)).toBeVisible();
  await expect.element(screen.getByText(/王家的商家/)).toBeVisible();
  await expect.element(screen.getByText(/李家的商家/)).not.toBeInTheDocument();

  inAnotherTab(null);
  await expect.element(screen.getByText('登录后查看您的订单、报告、收藏与询价。')).toBeVisible();
  await expect.element(screen.getByText(/王家的商家/)).not.toBeInTheDocument();
});

const fillIn = (): void => {
  changeVin('LSVNV2182E2100001');
  changeVisit({ contactName: '李女士', address: '某小区' });
};
const typed = () => {
  const { car, visit } = useOrderDraft.getState();
  return [car.vin, visit.contactName, visit.address].join('');
};

test('a half-filled order goes with its member, and is not the next one’s', async () => {
  enter(LI);
  await openPortal('/home');
  fillIn();
  inAnotherTab(WANG);
  await expect.poll(typed).toBe('');
});

test('whose session ran out finds the order as it was; until then nobody does', async () => {
  answerEverybody();
  enter(LI);
  const { here } = await openPortal('/vehicleService/detection');
  fillIn();
  await runOut();
  await expect.poll(here).toContain('/login');
  expect(typed()).toBe('');
  enter(LI);
  expect(typed()).toContain('LSVNV2182E2100001');
});

test('an order filled in before logging in is still there afterwards', async () => {
  await openPortal('/vehicleService/detection');
  fillIn();
  enter(LI);
  expect(typed()).toContain('李女士');
});

test('a dialog with a number in it is closed when its member goes', async () => {
  enter(LI);
  const { screen } = await openPortal('/home');
  openDialog({ kind: 'mobile', mode: 'sellCar' });
  await expect.element(screen.getByRole('textbox', { name: '手机号' })).toHaveValue(LI.user.mobile);
  inAnotherTab(WANG);
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

/** A page that somebody types into, and that is busy as long as it is on the screen. */
function KeptView() {
  const [text, setText] = useState('');
  useEffect(() => {
    running += 1;
    return () => {
      running -= 1;
    };
  }, []);
  return (
    <label>
      备注 <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
let running = 0;

test('a view that was left keeps what was typed, and does nothing meanwhile', async () => {
  enter(LI);
  const { screen, goTo } = await openPortal('/estimate', { views: { estimate: KeptView } });
  const note = screen.getByRole('textbox', { name: '备注' });
  await note.fill('只给李女士看');
  await goTo('/referralService');
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(() => running).toBe(0);
  await goTo('/estimate');
  await expect.element(note).toHaveValue('只给李女士看');
  await expect.poll(() => running).toBe(1);
});

test('a kept view begins anew for another member, also after a 401', async () => {
  answerEverybody();
  enter(LI);
  const { screen, goTo, here } = await openPortal('/estimate', { views: { estimate: KeptView } });
  const note = screen.getByRole('textbox', { name: '备注' });
  await note.fill('只给李女士看');
  await runOut();
  await expect.poll(here).toContain('/login');
  enter(WANG);
  await goTo('/estimate');
  await expect.element(note).toHaveValue('');
});
