import {
  addClue,
  addFavorite,
  buyPart,
  type Call,
  createPayCode,
  getOrder,
  type LeadForm,
  listArticles,
  listBrands,
  listCategories,
  listModels,
  listPartGroups,
  listParts,
  listPartTypes,
  listProviders,
  listSeries,
  listTraceRoots,
  listUsedCars,
  type PartPurchaseForm,
  proveTraceOwner,
  sendTraceEvent,
  submitOrder,
} from '@cheyantong/contract';
import {
  ARTICLE_CATEGORY_CODES,
  DEMO_VEHICLES,
  INTENTIONS,
  PAY_CHANNELS,
  SERVICE_NAMES,
  SERVICES,
} from '@cheyantong/domain';
import type { Random } from '../fire/random.ts';
import { CLIENT } from '../gateway.ts';
import type { Book, Input } from './book.ts';
import { buyReport, newOrderForm, placeOrder, skuFor } from './order-forms.ts';
import { layChains, newStep, TRACED_CAR } from './trace-steps.ts';
import { type Places, Visitor } from './visitor.ts';

const OWN_PHONE = '13700000001';
const OTHER_PHONE = '13700000002';
const PHONES_TO_LOSE = ['13700000011', '13700000012', '13700000013'];
/** An order's token is good once, so some forms of each service are kept ready. */
const FORMS_OF_EACH = 8;
const CITIES = ['330100', '120100', '110000', '999999'];
const MONTHS = ['2019-06', '2021-01', '2023-11', '2026-11'];
const DAYS = ['2026-11-01', '2026-11-16', '2024-02-29', '1999-12-31'];
const SOME = 5;

/** Two members with orders of every service, some of them paid, and a look around at everything that has a number. */
export async function stageForFuzz(places: Places): Promise<Book> {
  const [own, other] = [new Visitor(places), new Visitor(places)];
  const [ownToken, otherToken] = [await own.logIn(OWN_PHONE), await other.logIn(OTHER_PHONE)];
  const toLose = await Promise.all(PHONES_TO_LOSE.map((phone) => new Visitor(places).logIn(phone)));

  const orderNumbers: string[] = [];
  for (const member of [own, other]) {
    for (const service of SERVICE_NAMES) orderNumbers.push(await placeOrder(member, service));
    for (const service of ['repair', 'valuation', 'battery'] as const) {
      orderNumbers.push(await buyReport(member, places, service));
    }
  }
  const reportCodes = await Promise.all(
    orderNumbers
      .slice(-3)
      .map(async (orderNo) => (await other.ask(getOrder, { params: { orderNo } })).reportCode),
  );
  const forms = [];
  for (const service of SERVICE_NAMES) {
    for (let each = 0; each < FORMS_OF_EACH; each++) forms.push({ body: await newOrderForm(own, service) });
  }
  const traceCodes = await layChains(own);
  return {
    tokens: { own: ownToken, other: otherToken, toLose },
    client: CLIENT,
    words: new Map([
      ...(await lookAround(own)),
      ...orderWords(orderNumbers, reportCodes),
      ...(await traceWords(own, [...traceCodes, ...reportCodes])),
      ...(await articleWords(own)),
    ]),
    inputs: new Map<Call, (random: Random) => Input>([
      [submitOrder, oneOf(forms)],
      [addClue, oneOf((await leadForms(own)).map((body) => ({ body })))],
      [buyPart, oneOf((await partForms(own)).map((body) => ({ body })))],
      [createPayCode, oneOf(await Promise.all(orderNumbers.map((orderNo) => payForm(orderNo, own, other))))],
      [sendTraceEvent, (random) => ({ body: newStep(random) })],
      [proveTraceOwner, oneOf(traceCodes.map((traceCode) => ({ params: { traceCode }, body: TRACED_CAR })))],
    ]),
  };
}

const oneOf =
  (inputs: readonly Input[]) =>
  (random: Random): Input =>
    structuredClone(random.pick(inputs as [Input]));

/** What the code of an order is asked for with, by whoever owns it. */
async function payForm(orderNo: string, own: Visitor, other: Visitor): Promise<Input> {
  const order = { params: { orderNo } };
  const { amount } = await own.ask(getOrder, order).catch(() => other.ask(getOrder, order));
  return { body: { outTradeNo: orderNo, amount, channel: PAY_CHANNELS.wechat.wire } };
}

async function leadForms(member: Visitor): Promise<LeadForm[]> {
  const { list } = await member.ask(listUsedCars, { body: { pageSize: SOME } });
  const agreed = { phone: OWN_PHONE, agree: true };
  return [
    { ...agreed, intentionType: INTENTIONS.sellCar, cityCode: '330100', cityName: '杭州市', mileage: 3.2 },
    ...list.map(({ vehicleId }) => ({ ...agreed, intentionType: INTENTIONS.usedCarInquiry, vehicleId })),
  ];
}

/** A part that is for sale, and a wish for one that is not. */
async function partForms(member: Visitor): Promise<PartPurchaseForm[]> {
  const { list } = await member.ask(listParts, { body: { pageSize: SOME } });
  const wish = {
    modelName: '大众 朗逸',
    parentTypeName: '车身',
    typeName: '前保险杠',
    phone: OWN_PHONE,
    agree: true,
  };
  return [wish, ...list.map(({ partId }) => ({ ...wish, partId }))];
}

const orderWords = (orderNumbers: string[], reportCodes: unknown[]): [string, readonly unknown[]][] => [
  ['orderNo', orderNumbers],
  ['orderSn', orderNumbers],
  ['outTradeNo', orderNumbers],
  ['cancelOrder.id', orderNumbers],
  ['amount', [2_900, 9_900]],
  ['reportCode', reportCodes],
];

async function traceWords(
  member: Visitor,
  codes: readonly unknown[],
): Promise<[string, readonly unknown[]][]> {
  const roots = await member.ask(listTraceRoots, { query: {} });
  const written = [...codes, TRACED_CAR.vin, `https://portal.example/traceability?code=${codes[0]}`];
  return [
    ['traceCode', written],
    ['queryTrace.code', written],
    ['day', roots.list.map(({ day }) => day).concat(DAYS)],
    ['engineNo', [TRACED_CAR.engineNo, 'DEMO123456']],
  ];
}

async function articleWords(member: Visitor): Promise<[string, readonly unknown[]][]> {
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

async function lookAround(member: Visitor): Promise<[string, readonly unknown[]][]> {
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
    ...(['code', 'verifyCode', 'smsCode'] as const).map((field): [string, string[]] => [field, ['123456']]),
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
