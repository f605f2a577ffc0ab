import { randomUUID } from 'node:crypto';
import * as contract from '@cheyantong/contract';
import { tellMember } from '../../src/features/messages/index.ts';
import { announcement, type Person, PIECE } from './person.ts';
import type { World } from './world.ts';

interface Case {
  /** Something of the owner's; answers its name. */
  theirs: (owner: Person, world: World) => Promise<string>;
  /** What nothing is called. */
  nobodys: string;
  ask: (asker: Person, name: string, world: World) => Promise<unknown>;
  /** What the owner sees of it, where an answer alone does not show what happened. */
  look?: (owner: Person) => Promise<unknown>;
  /** Who has it, where that is not anybody. */
  owner?: (world: World) => Person;
}

const NO_NUMBER = '999999999';
const NO_ORDER = '173165760000012310086';
const TITLE = { kind: 'personal', name: '李明' } as const;

const file = {
  theirs: (owner: Person) => owner.upload(),
  nobodys: `/api/system-boot/api/v1/files/${randomUUID()}`,
};
const upload = {
  theirs: async (owner: Person) =>
    (await owner.ask(contract.beginUpload, { body: announcement() })).data.uploadId,
  nobodys: randomUUID(),
};
const title = {
  theirs: async (owner: Person) => (await owner.ask(contract.saveInvoiceTitle, { body: TITLE })).data.titleId,
  nobodys: NO_NUMBER,
  look: (owner: Person) => owner.ask(contract.listInvoiceTitles, {}),
};

/** Whoever is certified has signed before. */
async function signed(asker: Person): Promise<Person> {
  await asker.ask(contract.addSignature, { body: { url: await asker.upload() } });
  return asker;
}
const personal = (field: 'idCardFrontUrl' | 'idCardBackUrl'): Case => ({
  ...file,
  ask: async (asker, url) =>
    (await signed(asker)).ask(contract.submitPersonalAuth, {
      body: { ...(await asker.personal()), [field]: url },
    }),
});
const company = (field: 'licenseUrl' | 'authLetterUrl'): Case => ({
  ...file,
  ask: async (asker, url) =>
    (await signed(asker)).ask(contract.submitCompanyAuth, {
      body: { ...(await asker.company()), [field]: url },
    }),
});

type List =
  | typeof contract.listOrders
  | typeof contract.listReportOrders
  | typeof contract.listValuationOrders;
const found = (list: List, service: 'repair' | 'valuation'): Case => ({
  theirs: (owner, world) => world.order(owner, service),
  nobodys: NO_ORDER,
  ask: (asker, keywords) => asker.ask(list, { body: { keywords } }),
});

/** Something of somebody else's, for every field by which a member can name it. */
export const CASES: Readonly<Record<string, Case>> = {
  'openFile.url': { ...file, ask: (asker, url) => asker.ask(contract.openFile, { body: { url } }) },
  'ocrOss.url': {
    ...file,
    ask: (asker, url) => asker.ask(contract.ocrOss, { body: { url, type: 'businessLicense' } }),
  },
  'addSignature.url': { ...file, ask: (asker, url) => asker.ask(contract.addSignature, { body: { url } }) },
  'submitPersonalAuth.idCardFrontUrl': personal('idCardFrontUrl'),
  'submitPersonalAuth.idCardBackUrl': personal('idCardBackUrl'),
  'submitCompanyAuth.licenseUrl': company('licenseUrl'),
  'submitCompanyAuth.authLetterUrl': company('authLetterUrl'),
  'submitOrder.orderToken': {
    theirs: (owner, world) => owner.token(world.office.offerOf('repair')),
    nobodys: NO_ORDER,
    ask: (asker, orderToken, world) => world.submit(asker, { orderToken }),
  },
  'submitOrder.replaces': {
    theirs: (owner, world) => world.order(owner, 'repair'),
    nobodys: NO_ORDER,
    ask: (asker, replaces, world) => world.submit(asker, { replaces }),
    look: (owner) => owner.ask(contract.listOrders, { body: {} }),
  },
  'findUpload.uploadId': {
    ...upload,
    ask: (asker, uploadId) => asker.ask(contract.findUpload, { params: { uploadId } }),
  },
  'continueUpload.uploadId': {
    ...upload,
    ask: (asker, uploadId) =>
      asker.ask(contract.continueUpload, {
        params: { uploadId },
        query: { offset: 0 },
        bytes: new Blob([PIECE]),
      }),
  },
  'endSession.sessionId': {
    theirs: async (owner) => {
      await owner.logInElsewhere();
      const { data } = await owner.ask(contract.listSessions, {});
      return data.find(({ current }) => !current)?.sessionId ?? '';
    },
    nobodys: NO_NUMBER,
    ask: (asker, sessionId) => asker.ask(contract.endSession, { params: { sessionId } }),
    look: (owner) => owner.ask(contract.listSessions, {}),
  },
  'readMessages.messageIds': {
    theirs: async (owner, { office: { db } }) => {
      const news = {
        kind: 'report',
        title: '报告已出具',
        text: '可以查看了。',
        link: '/personalCenter',
      } as const;
      await tellMember(async () => undefined)(db, owner.id, news);
      return (await owner.messages())[0].messageId;
    },
    nobodys: NO_NUMBER,
    ask: (asker, messageId) => asker.ask(contract.readMessages, { body: { messageIds: [messageId] } }),
    look: (owner) => owner.messages(),
  },
  'removeInvoiceTitle.titleId': {
    ...title,
    ask: (asker, titleId) => asker.ask(contract.removeInvoiceTitle, { params: { titleId } }),
  },
  'saveInvoiceTitle.titleId': {
    ...title,
    ask: (asker, titleId) =>
      asker.ask(contract.saveInvoiceTitle, { body: { ...TITLE, name: '王芳', titleId } }),
  },
  'requestInvoice.titleId': {
    ...title,
    ask: async (asker, titleId, world) => {
      const orderNo = await world.order(asker, 'repair');
      await world.office.shop.pay(orderNo);
      return asker.ask(contract.requestInvoice, { body: { orderNo, titleId } });
    },
  },
  'withdrawClue.clueId': {
    theirs: async (owner, { car: vehicleId }) => {
      const body = { intentionType: '1', phone: owner.mobile, vehicleId, agree: true } as const;
      return (await owner.ask(contract.addClue, { body })).data.clueId;
    },
    nobodys: NO_NUMBER,
    ask: (asker, clueId) => asker.ask(contract.withdrawClue, { params: { clueId } }),
    look: (owner) => owner.ask(contract.listMyClues, { query: {} }),
  },
  'removeFavorite.vehicleId': {
    theirs: async (owner, { car: vehicleId }) => {
      await owner.ask(contract.addFavorite, { params: { vehicleId } });
      return vehicleId;
    },
    nobodys: NO_NUMBER,
    ask: (asker, vehicleId) => asker.ask(contract.removeFavorite, { params: { vehicleId } }),
    look: (owner) => owner.ask(contract.listMyFavorites, { query: {} }),
  },
  'getInspectionReport.reportCode': {
    owner: (world) => world.inspected.owner,
    theirs: async (_owner, world) => world.inspected.reportCode,
    nobodys: 'JC20261117000000',
    ask: (asker, reportCode) => asker.ask(contract.getInspectionReport, { query: { reportCode } }),
  },
  'listOrders.keywords': found(contract.listOrders, 'repair'),
  'listReportOrders.keywords': found(contract.listReportOrders, 'repair'),
  'listValuationOrders.keywords': found(contract.listValuationOrders, 'valuation'),
  'listDetectOrders.keywords': {
    owner: (world) => world.inspected.owner,
    theirs: async (_owner, world) => world.inspected.orderNo,
    nobodys: NO_ORDER,
    ask: (asker, keywords) => asker.ask(contract.listDetectOrders, { body: { keywords } }),
  },
};
