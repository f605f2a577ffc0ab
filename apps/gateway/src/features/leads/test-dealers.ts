import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { eq } from 'drizzle-orm';
import type { TestGateway } from '../../../test/gateway.ts';
import { dealers } from '../dealers/tables.ts';
import { usedCars } from '../used-cars/tables.ts';
import { brands, models, series } from '../vehicles/tables.ts';

type DealerRow = typeof dealers.$inferSelect;
type CarRow = typeof usedCars.$inferSelect;

/** Dealers and cars to ask about, with the simulator as every dealer's own system. */
export function testDealers(gateway: TestGateway) {
  const { db } = gateway.database;
  let made = 0;

  async function addDealer(facts: Partial<typeof dealers.$inferInsert> = {}): Promise<DealerRow> {
    made += 1;
    const [dealer] = await db
      .insert(dealers)
      .values({
        name: `第${made}车行`,
        cityCode: '330100',
        cityName: '杭州市',
        webhookSecret: SIMULATED_DEALER_SECRET,
        ...facts,
      })
      .returning();
    if (!dealer) throw new Error('no dealer');
    if (facts.webhookUrl !== undefined) return dealer;
    const webhookUrl = `simulator:/dealers/${dealer.id}/leads`;
    await db.update(dealers).set({ webhookUrl }).where(eq(dealers.id, dealer.id));
    return { ...dealer, webhookUrl };
  }

  async function addModel() {
    made += 1;
    const [brand] = await db
      .insert(brands)
      .values({ name: `品牌${made}`, initial: 'P' })
      .returning();
    if (!brand) throw new Error('no brand');
    const [line] = await db
      .insert(series)
      .values({ brandId: brand.id, name: `车系${made}`, maker: '某厂', body: 'SUV' })
      .returning();
    if (!line) throw new Error('no series');
    const [model] = await db
      .insert(models)
      .values({ seriesId: line.id, year: 2023, trim: '标准型', energy: '汽油' })
      .returning();
    if (!model) throw new Error('no model');
    return { brand, series: line, model };
  }

  async function addCar(
    dealer: DealerRow,
    facts: Partial<typeof usedCars.$inferInsert> = {},
  ): Promise<CarRow> {
    const { brand, series: line, model } = await addModel();
    const [car] = await db
      .insert(usedCars)
      .values({
        sourceKey: `car-${made}`,
        brandId: brand.id,
        seriesId: line.id,
        modelId: model.id,
        dealerId: dealer.id,
        provinceCode: '330000',
        cityCode: '330100',
        cityName: '杭州市',
        priceYuan: 88_000,
        mileageKm: 42_000,
        registeredOn: '2023-05-01',
        energy: '汽油',
        body: 'SUV',
        ...facts,
      })
      .returning();
    if (!car) throw new Error('no car');
    return car;
  }

  return { addDealer, addModel, addCar };
}

let nextPhone = 13_700_000_000;
export const newPhone = (): string => String(nextPhone++);

const CRM = '/api/sms-boot/app-api/v1/crm';

/** A member with the calls of the mobile dialog and of the list in the personal centre. */
export async function newMember(gateway: TestGateway) {
  const phone = newPhone();
  const headers = { authorization: `Bearer ${await gateway.logIn(phone)}` };
  return {
    phone,
    submit: (payload: object) =>
      gateway.app.inject({ method: 'POST', url: `${CRM}/addClue`, headers, payload: { phone, ...payload } }),
    askAbout: (car: CarRow, more: object = {}) =>
      gateway.app.inject({
        method: 'POST',
        url: `${CRM}/addClue`,
        headers,
        payload: {
          intentionType: '1',
          actionCode: 1,
          vehicleId: String(car.id),
          phone,
          agree: true,
          ...more,
        },
      }),
    buy: (payload: object) =>
      gateway.app.inject({
        method: 'POST',
        url: '/api/vehicle-boot/api/v1/vehiclePart/buy',
        headers,
        payload: { phone, agree: true, ...payload },
      }),
    sendCode: (to: string) =>
      gateway.app.inject({ method: 'POST', url: `${CRM}/sms-code?phoneNumber=${to}`, headers }),
    list: async (query = '') =>
      (await gateway.app.inject({ url: `${CRM}/queryMyClueList${query}`, headers })).json().data,
    /** The message centre, newest first. */
    messages: async () =>
      (await gateway.app.inject({ url: '/api/ums-boot/app-api/v1/messages', headers })).json().data.list,
    withdraw: (clueId: string) =>
      gateway.app.inject({ method: 'PUT', url: `${CRM}/withdrawClue/${clueId}`, headers }),
  };
}

export interface InboxLead {
  leadId: string;
  dealer: string;
  phone: string;
  modelName: string | null;
  partName: string | null;
  withdrawnTime: string | null;
  copies: number;
}

/** What the dealers' own systems have, and how they can be made to fail. */
export const dealerSystems = (gateway: TestGateway) => ({
  async inbox(dealerId: bigint): Promise<InboxLead[]> {
    const answer = await fetch(`${gateway.simulatorsUrl}/dealers/inbox?dealer=${dealerId}`);
    return (await answer.json()) as InboxLead[];
  },
  async fail(fault: { mode: 'none' | 'reject' | 'error' | 'timeout'; dealer?: string; times?: number }) {
    await fetch(`${gateway.simulatorsUrl}/dealers/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fault),
    });
  },
});
