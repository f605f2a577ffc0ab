import {
  type AuthInfo,
  addSignature,
  beginUpload,
  continueUpload,
  findUpload,
  type GivenConsent,
  getAuthInfo,
  giveConsent,
  listAgreements,
  listMyConsents,
  ocrOss,
  openFile,
  submitPersonalAuth,
  type Upload,
  uploadFile,
} from '@cheyantong/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type Answer, answer, failure, offline, success } from '../../../test/gateway.ts';
import { enter, LI, WANG } from '../../../test/members.ts';
import { openPortal } from '../../../test/open-portal.tsx';
import { endSession } from '../../shared/session/session.ts';
import CertificationPage from './page.tsx';

const VERSION = '2026-11-16';
const CONSENT = { document: 'identityConsent', name: '身份信息处理同意书', version: VERSION } as const;
const GIVEN: GivenConsent = {
  ...CONSENT,
  time: `${VERSION} 08:00:00`,
  withdrawnTime: null,
  withdrawable: true,
  withdrawalMeaning: '认证随之撤销',
};

const NOTHING_YET: AuthInfo = {
  authType: 0,
  authTypeLabel: '未认证',
  authStatus: 0,
  authStatusLabel: '未认证',
  expired: false,
  rejectReason: null,
  rejectedFields: [],
  submitTime: null,
  auditTime: null,
  signatureUrl: null,
  signatureGiven: false,
  photosViewed: 0,
  photosDeleteTime: null,
  photosKeptDays: 30,
  approvedPersonal: false,
  approvedCompany: false,
  personal: null,
  company: null,
};

const BOXES = { address: { x: 0.1, y: 0.5, width: 0.5, height: 0.2 } };
const FRONT = {
  type: 'idCardFront',
  name: '李演示',
  sex: '女',
  ethnicity: '汉',
  birthDate: '1949-12-31',
  address: '北京市朝阳区示例路 18 号',
  idNumber: '11010519491231002X',
  lowConfidence: ['address'],
  boxes: BOXES,
} as const;
const BACK = {
  type: 'idCardBack',
  issueAuthority: '示例市公安局',
  validPeriod: '2018.03.02-2038.03.02',
  validStartDate: '2018-03-02',
  validEndDate: '2038-03-02',
  lowConfidence: [],
  boxes: {},
} as const;

const consents = vi.fn();
const submitted = vi.fn();

/** A gateway that knows no certification of this member yet, and reads every photo well. */
beforeEach(() => {
  consents.mockClear();
  submitted.mockClear();
  let files = 0;
  const given = () => (consents.mock.calls.length > 0 ? [GIVEN] : []);
  const mine: Answer = (request) => success(listMyConsents, { given: given(), due: [] })(request);
  answer(listAgreements, success(listAgreements, [{ ...CONSENT, announcedDate: VERSION, upcoming: null }]));
  answer(listMyConsents, mine);
  answer(giveConsent, async (request) => {
    consents(await request.json());
    return mine(request);
  });
  answer(getAuthInfo, success(getAuthInfo, NOTHING_YET));
  answer(uploadFile, (request) => {
    files += 1;
    return success(uploadFile, { name: `${files}.jpg`, url: `/files/${files}` })(request);
  });
  answer(ocrOss, async (request) => {
    const { type } = (await request.clone().json()) as { type: string };
    const read = type === 'idCardFront' ? FRONT : BACK;
    return success(ocrOss, { ...read, lowConfidence: [...read.lowConfidence] })(request);
  });
  answer(addSignature, success(addSignature, null));
  answer(submitPersonalAuth, async (request) => {
    submitted(await request.json());
    return failure('A0303')(request);
  });
});

async function openPage() {
  enter(LI);
  const { screen } = await openPortal('/personalCenter/authentication', {
    views: { authentication: CertificationPage },
  });
  const photo = (side: '人像面' | '国徽面') => screen.getByLabelText(`选择文件：身份证${side}`);
  return { screen, photo };
}

async function picture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 200;
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([drawn ?? ''], 'card.png', { type: 'image/png' });
}

async function openWithPhotos() {
  const opened = await openPage();
  await opened.screen.getByRole('checkbox', { name: /同意为身份认证处理/ }).click();
  await expect.element(opened.photo('人像面')).toBeEnabled();
  await userEvent.upload(opened.photo('人像面'), await picture());
  await userEvent.upload(opened.photo('国徽面'), await picture());
  await expect.element(opened.screen.getByLabelText(/^有效期截止日期/)).toHaveValue('2038-03-02');
  return opened;
}

test('no photo can be chosen before the consent, which names the version that was shown', async () => {
  const { screen, photo } = await openPage();
  await expect.element(photo('人像面')).toBeDisabled();
  const consent = screen.getByRole('checkbox', { name: /同意为身份认证处理/ });
  await expect.element(consent).not.toBeChecked();
  await consent.click();
  await expect.element(photo('人像面')).toBeEnabled();
  expect(consents).toHaveBeenCalledExactlyOnceWith({
    agreed: [{ document: 'identityConsent', version: VERSION }],
  });
});

test('what was read is checked, confirmed and corrected; the submit line names what is missing', async () => {
  const { screen } = await openWithPhotos();
  await expect.element(screen.getByLabelText(/^身份证号/)).toHaveValue('11010519491231002X');
  await expect.element(screen.getByText('还差 2 项：住址待核对、手写签名')).toBeVisible();
  await screen.getByRole('button', { name: '没错，不用改' }).click();
  await expect.element(screen.getByText('还差 1 项：手写签名')).toBeVisible();
  await screen.getByLabelText(/^姓名/).fill('李');
  await screen.getByRole('button', { name: '提交审核' }).click();
  await expect.element(screen.getByText('姓名应为 2–30 个字')).toBeVisible();
  await expect.element(screen.getByLabelText(/^姓名/)).toHaveFocus();
  expect(submitted).not.toHaveBeenCalled();
});

test('a name typed as signature counts when it is confirmed; what the gateway refuses is said on the page, and nothing is lost', async () => {
  const { screen } = await openWithPhotos();
  await screen.getByRole('button', { name: '没错，不用改' }).click();
  await screen.getByRole('button', { name: '改用键盘输入' }).click();
  await screen.getByLabelText(/^输入姓名/).fill('李演示');
  await expect.element(screen.getByText('还差 1 项：签名待确认')).toBeVisible();
  await screen.getByRole('checkbox', { name: /作为本次认证的签名/ }).click();
  await screen.getByRole('button', { name: '提交审核' }).click();
  await expect.element(screen.getByRole('alert').getByText('请勿重复提交')).toBeVisible();
  expect(submitted).toHaveBeenCalledExactlyOnceWith({
    realName: '李演示',
    gender: '女',
    nation: '汉',
    birthday: '1949-12-31',
    address: '北京市朝阳区示例路 18 号',
    idCardNo: '11010519491231002X',
    issueAuthority: '示例市公安局',
    validStartDate: '2018-03-02',
    validEndDate: '2038-03-02',
    idCardFrontUrl: '/files/1',
    idCardBackUrl: '/files/2',
    agreedVersion: VERSION,
  });
  await expect.element(screen.getByLabelText(/^姓名/)).toHaveValue('李演示');
});

test('another member finds nothing of it, and nothing stays in the browser', async () => {
  const { screen } = await openWithPhotos();
  expect(sessionStorage.getItem('cheyantong.certificationDrafts')).toContain('李演示');
  endSession();
  expect(sessionStorage.getItem('cheyantong.certificationDrafts')).toBeNull();
  enter(WANG);
  await expect.element(screen.getByRole('heading', { name: '拍证件' })).toBeVisible();
  expect(document.body.textContent).not.toContain('李演示');
});

test('after a rejection all is there again; only what was named has to be another', async () => {
  answer(
    getAuthInfo,
    success(getAuthInfo, {
      ...NOTHING_YET,
      authType: 1,
      authStatus: 3,
      rejectReason: '身份证国徽面有效期看不清',
      rejectedFields: ['idCardBackUrl'],
      signatureGiven: true,
      signatureUrl: '/files/9',
      personal: {
        realName: '李演示',
        idCardNo: '11010519491231002X',
        gender: '女',
        nation: '汉',
        birthday: '1949-12-31',
        address: null,
        issueAuthority: null,
        validStartDate: '2018-03-02',
        validEndDate: '2038-03-02',
        idCardFrontUrl: '/files/1',
        idCardBackUrl: '/files/2',
      },
    }),
  );
  consents({});
  const { screen, photo } = await openPage();
  await expect.element(screen.getByText('原因：身份证国徽面有效期看不清')).toBeVisible();
  await expect.element(screen.getByText('还差 1 项：身份证国徽面待重传')).toBeVisible();
  await userEvent.upload(photo('国徽面'), await picture());
  await expect.element(screen.getByText('都齐了，可以提交')).toBeVisible();
});

const LARGE = 600 * 1024;

/** Takes pieces as the gateway does; `lost` of them arrive although no answer comes back. */
function takePieces(lost: number) {
  const offsets: number[] = [];
  let received = 0;
  const now = (): Upload => ({
    uploadId: '5f0c1b9e-8f54-4b4f-9d0f-0a1b2c3d4e5f',
    receivedBytes: received,
    file: received === LARGE ? { name: 'licence.pdf', url: '/files/1' } : null,
  });
  answer(openFile, success(openFile, { link: '/files/1', expiresTime: '2026-11-16 08:05:00', type: 'pdf' }));
  answer(beginUpload, (request) => success(beginUpload, now())(request));
  answer(findUpload, (request) => success(findUpload, now())(request));
  answer(continueUpload, async (request) => {
    offsets.push(Number(new URL(request.url).searchParams.get('offset')));
    received += (await request.clone().arrayBuffer()).byteLength;
    return offsets.length <= lost ? offline(request) : success(continueUpload, now())(request);
  });
  return offsets;
}

async function openCompany() {
  enter(LI);
  consents({});
  const { screen } = await openPortal('/personalCenter/authentication?type=company', {
    views: { authentication: CertificationPage },
  });
  return { screen, licence: screen.getByLabelText('选择文件：营业执照') };
}

test('a large file goes in pieces, and on from where the gateway says after a lost connection', async () => {
  const offsets = takePieces(1);
  const { screen, licence } = await openCompany();
  await userEvent.upload(
    licence,
    new File([new Uint8Array(LARGE)], 'licence.pdf', { type: 'application/pdf' }),
  );
  await expect.element(screen.getByText(/网络断开/)).toBeVisible();
  await expect.element(screen.getByText('licence.pdf')).toBeVisible();
  expect(offsets).toEqual([0, 256 * 1024, 512 * 1024]);
});

test('a file of another kind, and one the gateway refuses, get a sentence each under the field', async () => {
  answer(uploadFile, failure('A0703'));
  const { screen, licence } = await openCompany();
  await userEvent.upload(licence, new File(['words'], 'licence.txt', { type: 'text/plain' }));
  await expect.element(screen.getByText(/不支持这种文件/)).toBeVisible();
  await userEvent.upload(licence, new File(['%PDF-1.7 no'], 'licence.pdf', { type: 'application/pdf' }));
  await expect.element(screen.getByText(/文件已损坏/)).toBeVisible();
});
