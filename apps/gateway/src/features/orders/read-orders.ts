import type { DetectOrderDetail, OrderDetail, OrderQuery } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { OrderDesk } from './desk.ts';
import { Orders, type OrderWithParties } from './orders.ts';
import { type AroundOrder, appointmentOf, presentDetail } from './present-order.ts';

type ReadDesk = Pick<OrderDesk, 'db' | 'money' | 'certifiedKindOf'>;

export async function findDetail(
  desk: ReadDesk,
  memberId: string,
  orderNo: string,
  services: readonly Service[],
): Promise<OrderDetail | undefined> {
  const own = await new Orders(desk.db).findOwn(orderNo, BigInt(memberId), services);
  return own && detailOf(desk, own);
}

export async function findInspection(
  desk: ReadDesk & Pick<OrderDesk, 'describeOutlet'>,
  memberId: string,
  orderNo: string,
): Promise<DetectOrderDetail | undefined> {
  const own = await new Orders(desk.db).findOwn(orderNo, BigInt(memberId), ['inspection']);
  if (!own) return undefined;
  const { outlet, ...appointment } = appointmentOf(own);
  return {
    ...(await detailOf(desk, own)),
    outlet: await desk.describeOutlet(desk.db, outlet, own.provider.brandName),
    ...appointment,
    inspector: null,
  };
}

/** A page of the member's orders, each with the code that can still be scanned for it. */
export async function listOwn<Row>(
  desk: ReadDesk,
  memberId: string,
  services: readonly Service[],
  query: OrderQuery,
  present: (order: OrderWithParties, around: AroundOrder) => Row,
): Promise<{ list: Row[]; total: number }> {
  const { list, total } = await new Orders(desk.db).listOwn(BigInt(memberId), services, query);
  const unpaid = list.filter(({ order }) => order.status === 'unpaid').map(({ order }) => order.orderNo);
  const codes = await desk.money.openCodesOf(desk.db, unpaid);
  const certified = await desk.certifiedKindOf(desk.db, BigInt(memberId));
  return {
    list: list.map((each) => present(each, { code: codes.get(each.order.orderNo), certified })),
    total,
  };
}

async function detailOf(
  { db, money, certifiedKindOf }: ReadDesk,
  own: OrderWithParties,
): Promise<OrderDetail> {
  const { orderNo, status, memberId } = own.order;
  const codes = await money.openCodesOf(db, status === 'unpaid' ? [orderNo] : []);
  return presentDetail(own, {
    code: codes.get(orderNo),
    certified: await certifiedKindOf(db, memberId),
    events: await new Orders(db).eventsOf(orderNo),
    refunds: await money.refundsOf(db, orderNo),
  });
}
