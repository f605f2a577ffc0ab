import {
  addClue,
  buyPart,
  type Call,
  createPayCode,
  getOrder,
  type LeadForm,
  listParts,
  listUsedCars,
  type PartPurchaseForm,
  proveTraceOwner,
  sendTraceEvent,
  submitOrder,
} from '@cheyantong/contract';
import { INTENTIONS, PAY_CHANNELS, SERVICE_NAMES } from '@cheyantong/domain';
import type { Random } from '../fire/random.ts';
import { CLIENT } from '../gateway.ts';
import type { Book, Input } from './book.ts';
import { certificationInputs } from './certification-forms.ts';
import { buyReport, newOrderForm, placeOrder } from './order-forms.ts';
import { layChains, newStep, TRACED_CAR } from './trace-steps.ts';
import { type Places, Visitor } from './visitor.ts';
import {
  articleWords,
  evaluationWords,
  fileWords,
  lookAround,
  miniProgramWords,
  OTHER_PHONE,
  OWN_PHONE,
  orderWords,
  SOME,
  ticketWords,
  traceWords,
} from './words.ts';

const PHONES_TO_LOSE = ['13700000011', '13700000012', '13700000013'];
/** An order's token is good once, so some forms of each service are kept ready. */
const FORMS_OF_EACH = 8;

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
      ...(await evaluationWords(own)),
      ...(await ticketWords(own)),
      ...miniProgramWords(places.serverUrl),
      ...(await fileWords(own)),
    ]),
    inputs: new Map<Call, (random: Random) => Input>([
      [submitOrder, oneOf(forms)],
      [addClue, oneOf((await leadForms(own)).map((body) => ({ body })))],
      [buyPart, oneOf((await partForms(own)).map((body) => ({ body })))],
      [createPayCode, oneOf(await Promise.all(orderNumbers.map((orderNo) => payForm(orderNo, own, other))))],
      [sendTraceEvent, (random) => ({ body: newStep(random) })],
      ...(await certificationInputs(own)).map(([call, inputs]) => [call, oneOf(inputs)] as const),
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
