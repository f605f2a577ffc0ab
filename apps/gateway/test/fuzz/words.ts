import {
  addClue,
  addFavorite,
  beginUpload,
  listArticles,
  listBrands,
  listCategories,
  listEvaluations,
  listModels,
  listPartGroups,
  listParts,
  listPartTypes,
  listProviders,
  listSeries,
  listTraceRoots,
  listUsedCars,
  submitTicket,
  uploadFile,
} from '@cheyantong/contract';
import {
  ARTICLE_CATEGORY_CODES,
  DEMO_VEHICLES,
  INTENTIONS,
  SERVICE_NAMES,
  SERVICES,
  TICKET_TOPIC_CODES,
} from '@cheyantong/domain';
import sharp from 'sharp';
import { skuFor } from './order-forms.ts';
import { TRACED_CAR } from './trace-steps.ts';
import type { Visitor } from './visitor.ts';

/** Values by `call.field`, or by field for all calls. */
type Words = [field: string, values: readonly unknown[]][];

export const OWN_PHONE = '13700000001';
export const OTHER_PHONE = '13700000002';
export const SOME = 5;
const CITIES = ['330100', '120100', '110000', '999999'];
const MONTHS = ['2019-06', '2021-01', '2023-11', '2026-11'];
const DAYS = ['2026-11-01', '2026-11-16', '2024-02-29', '1999-12-31'];

export const orderWords = (orderNumbers: string[], reportCodes: unknown[]): Words => [
  ['orderNo', orderNumbers],
  ['orderSn', orderNumbers],
  ['outTradeNo', orderNumbers],
  ['cancelOrder.id', orderNumbers],
  ['amount', [2_900, 9_900]],
  ['reportCode', reportCodes],
];

export async function traceWords(member: Visitor, codes: readonly unknown[]): Promise<Words> {
  const roots = await member.ask(listTraceRoots, { query: {} });
  const written = [...codes, TRACED_CAR.vin, `https://portal.example/traceability?code=${codes[0]}`];
  return [
    ['traceCode', written],
    ['queryTrace.code', written],
    ['day', roots.list.map(({ day }) => day).concat(DAYS)],
    ['engineNo', [TRACED_CAR.engineNo, 'DEMO123456']],
  ];
}

export async function articleWords(member: Visitor): Promise<Words> {
  const pages = await Promise.all(
    ARTICLE_CATEGORY_CODES.map((categoryCode) => member.ask(listArticles, { query: { categoryCode } })),
  );
  const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
  return [
    ['getArticle.id', ids],
    ['countArticleView.id', ids],
    ['year', [2024, 2025, 2026]],
    ['listArticles.keywords', ['二手车', '电池 检测', '%', '_']],
  ];
}

export async function evaluationWords(member: Visitor): Promise<Words> {
  const { list } = await member.ask(listEvaluations, { query: { pageSize: SOME } });
  const ids = list.map(({ id }) => id);
  return [
    ['getEvaluation.id', ids],
    ['countEvaluationView.id', ids],
    ['compareEvaluations.ids', [...ids, ids.slice(0, 2).join(), ids.join()]],
    ['programCode', ['safety', 'energy']],
    ['editionCode', ['2026', '2024']],
    ['listEvaluations.zone', [1, 2]],
    ['listEvaluations.sortField', ['totalScore', 'publishTime', 'adult', 'nothing']],
    ['revision', [1, 2]],
  ];
}

export async function lookAround(member: Visitor): Promise<Words> {
  const cars = (await member.ask(listUsedCars, { body: { pageSize: SOME } })).list;
  const parts = (await member.ask(listParts, { body: { pageSize: SOME } })).list;
  const [group] = await member.ask(listPartGroups, { query: {} });
  const types = await member.ask(listPartTypes, { params: { typeId: group?.value ?? '' }, query: {} });
  const brands = (await member.ask(listBrands, {})).slice(0, SOME);
  const series = await member.ask(listSeries, { params: { brandId: cars[0]?.brandId ?? '' } });
  const models = await member.ask(listModels, { params: { seriesId: cars[0]?.seriesId ?? '' } });
  const categories = (await member.ask(listCategories, { query: {} })).map(({ id }) => id);
  const providers = await member.ask(listProviders, { query: { categoryId: SERVICES.repair.categoryId } });
  const skuIds = await Promise.all(SERVICE_NAMES.map((service) => skuFor(member, service)));
  const vehicleIds = cars.map(({ vehicleId }) => vehicleId);
  await member.ask(addFavorite, { params: { vehicleId: vehicleIds[0] ?? '' } });
  const clue = await member.ask(addClue, {
    body: {
      intentionType: INTENTIONS.usedCarInquiry,
      phone: OWN_PHONE,
      vehicleId: vehicleIds[0],
      agree: true,
    },
  });
  const brandIds = brands.map(({ brandId }) => brandId);
  const phones = [OWN_PHONE, OTHER_PHONE, '13800138000', '19912345678'];
  return [
    ...(['phone', 'mobile', 'phoneNumber', 'contactPhone'] as const).map((field): [string, string[]] => [
      field,
      phones,
    ]),
    ...(['cityCode', 'provinceCode', 'zone'] as const).map((field): [string, string[]] => [field, CITIES]),
    ...(['recordDate', 'regDate', 'period'] as const).map((field): [string, string[]] => [field, MONTHS]),
    ...(['beginDate', 'endDate', 'appointDate'] as const).map((field): [string, string[]] => [field, DAYS]),
    ...(['code', 'verifyCode', 'smsCode', 'oldCode', 'newCode'] as const).map((field): [string, string[]] => [
      field,
      ['123456'],
    ]),
    ...(['version', 'agreedVersion'] as const).map((field): [string, string[]] => [field, DAYS]),
    ['checkCoverage.orderType', [0, 1, 2, 3, 4]],
    ['years', [1, 3, 5]],
    ['modelYear', [2018, 2021]],
    ['pid', ['0', '330000', '330100']],
    ['after', ['1-1700000000-1']],
    ['vin', DEMO_VEHICLES.map(({ vin }) => vin)],
    ['vehicleId', vehicleIds],
    ['partId', parts.map(({ partId }) => partId)],
    ['typeId', types.map(({ value }) => value).concat(group?.value ?? '')],
    ['parentTypeId', [group?.value]],
    ['brandId', brandIds.concat(cars.map(({ brandId }) => brandId))],
    ['seriesId', series.map(({ seriesId }) => seriesId)],
    ['modelId', models.map(({ modelId }) => modelId)],
    ['parentId', ['0', ...categories]],
    ['categoryId', categories],
    ['skuId', skuIds],
    ['getSku.id', skuIds],
    ['getSpu.id', providers.flatMap(({ spuId }) => spuId ?? [])],
    ['getBrand.id', brandIds],
    ['clueId', [clue.clueId]],
    ['agree', [true]],
  ];
}

/** What a page in the mini-program says of itself. */
export function miniProgramWords(serverUrl: string): Words {
  const digest = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  return [
    ['createHandover.path', ['/home', '/usedCar/detail?id=1001']],
    ['challenge', [digest]],
    ['verifier', [digest]],
    ['signJsSdk.url', [`${serverUrl}/miniWebH5`]],
  ];
}

/** A message that was left, so that there is one to be found. */
export async function ticketWords(member: Visitor): Promise<Words> {
  const content = '想问一下报告什么时候可以出来，谢谢';
  const [topic] = TICKET_TOPIC_CODES;
  const { ticketNo } = await member.ask(submitTicket, {
    body: { topic, phone: OWN_PHONE, content, agree: true },
  });
  return [
    ['ticketNo', [ticketNo]],
    ['submitTicket.content', [content, '页面上的公里数好像写错了，请核对一下']],
  ];
}

/** Answers its address. */
export async function uploadPicture(member: Visitor): Promise<string> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#2f6db5' } })
    .jpeg()
    .toBuffer();
  return (await member.ask(uploadFile, { file: new Blob([new Uint8Array(picture)]) })).url;
}

/** A file that was uploaded, and one that has been begun. */
export async function fileWords(member: Visitor): Promise<Words> {
  const url = await uploadPicture(member);
  const digest = 'a'.repeat(64);
  const { uploadId } = await member.ask(beginUpload, { body: { name: 'a.jpg', size: 200_000, digest } });
  return [
    ['url', [url]],
    ['uploadId', [uploadId]],
    ['beginUpload.digest', [digest, 'b'.repeat(64)]],
    ['offset', [0]],
  ];
}
