import type { Service } from '@cheyantong/domain';
import { testDealers } from '../../src/features/leads/test-dealers.ts';
import { openOffice } from '../../src/features/reports/test-office.ts';
import { newPerson, type Person } from './person.ts';

/** A portal where members can have everything, and one who has had a car inspected. */
export async function openWorld() {
  const office = await openOffice({ OCR_PROVIDER: 'aliyun' });
  const { gateway, shop } = office;
  await gateway.features.agreements.prepare();
  const lot = testDealers(gateway);
  const car = await lot.addCar(await lot.addDealer());
  const { customer, orderNo } = await office.reported('inspection');
  const [report] = await office.reportsOf(orderNo);
  const inspected = {
    owner: await newPerson(gateway, customer),
    orderNo,
    reportCode: report?.reportCode ?? '',
  };

  const order = (person: Person, service: Service) =>
    person.order(office.offerOf(service), shop.carOf[service]);

  /** A repair report, with a token of one's own unless told otherwise. */
  async function submit(person: Person, more: { orderToken?: string; replaces?: string }) {
    const offer = office.offerOf('repair');
    const orderToken = more.orderToken ?? (await person.token(offer));
    const answer = await person.submit(offer, orderToken, shop.carOf.repair, more);
    return answer.json();
  }

  return { office, gateway, car: String(car.id), inspected, order, submit };
}

export type World = Awaited<ReturnType<typeof openWorld>>;
