import {
  beijingDay,
  DAY_MS,
  DEMO_REPORT,
  MINUTE_MS,
  PAYMENT,
  type Service,
  serviceOfCategory,
} from '@cheyantong/domain';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { members } from '../account/tables.ts';
import { categories, providers, skus, spus } from '../catalogue/tables.ts';
import { reportRequests } from '../reports/tables.ts';
import { orderEvents, orders } from './tables.ts';

/** No phone number, so nobody can log in as this member; frozen besides. */
const NOBODY = { mobile: 'demonstration', nickName: '演示订单', status: 'frozen' as const };

/** Typical minutes from paying to the report, and the share of cars that are found. */
const TYPICAL: Record<Service, { minutes: number; hitRate: number }> = {
  inspection: { minutes: 2_600, hitRate: 1 },
  valuation: { minutes: 2, hitRate: 0.99 },
  repair: { minutes: 9, hitRate: 0.93 },
  accident: { minutes: 12, hitRate: 0.9 },
  battery: { minutes: 16, hitRate: 0.95 },
};

/** A few have too few orders to be ranked. */
const FEWEST_ORDERS = 22;
const BATCH = 400;
const DAYS_BACK = 90;
const NOTHING_FOUND = '查无记录，款项原路退回';

type Sold = Awaited<ReturnType<typeof soldServices>>[number];
type NewOrder = typeof orders.$inferInsert;

/** Of the 车辆信息查询授权书 that comes with the portal. */
const CONSENT_VERSION = '2026-11-01';

/** Finished orders of the past months, so that the providers of the demonstration have a record to compare. */
export async function loadDemoOrderHistory(db: DbHandle, now = new Date()): Promise<void> {
  const sold = await soldServices(db);
  if (sold.length === 0) return;
  const [member] = await db.insert(members).values(NOBODY).returning({ id: members.id });
  if (!member) throw new Error('insert returned no member');
  const history = withReport(sold.flatMap((sku, rank) => historyOf(sku, rank, member.id, now)));
  for (let at = 0; at < history.length; at += BATCH) {
    const batch = history.slice(at, at + BATCH);
    await db.insert(orders).values(batch);
    await db.insert(orderEvents).values(batch.flatMap(eventsOf));
    await db.insert(reportRequests).values(
      batch.map(({ orderNo, status, createdAt, finishedAt, providerId }) => ({
        orderNo,
        providerCode: sold.find((sku) => sku.provider.id === providerId)?.provider.code ?? '',
        status: status === 'completed' ? ('answered' as const) : ('nothing' as const),
        attempts: 1,
        createdAt,
        dueAt: finishedAt ?? now,
        answeredAt: finishedAt,
      })),
    );
  }
}

/** One of the inspections has a report, which everybody may look up by its number. */
function withReport(history: readonly NewOrder[]): NewOrder[] {
  const example = history.find(({ service, status }) => service === 'inspection' && status === 'completed');
  const finishedAt = new Date(DEMO_REPORT.issuedAt);
  const createdAt = new Date(finishedAt.getTime() - 2 * DAY_MS);
  return history.map((order) =>
    order === example
      ? {
          ...order,
          vin: DEMO_REPORT.vin,
          reportCode: DEMO_REPORT.code,
          appointDate: beijingDay(finishedAt),
          appointPeriod: '下午',
          createdAt,
          consentedAt: createdAt,
          expiresAt: new Date(createdAt.getTime() + PAYMENT.windowMs),
          paidAt: new Date(createdAt.getTime() + MINUTE_MS),
          finishedAt,
        }
      : order,
  );
}

/** Spread evenly instead of drawn by chance: the same on every machine, and no two providers alike. */
function historyOf(
  { sku, spu, provider, parentId }: Sold,
  rank: number,
  memberId: bigint,
  now: Date,
): NewOrder[] {
  const service = serviceOfCategory(parentId);
  if (!service) return [];
  const { minutes, hitRate } = TYPICAL[service];
  const many = FEWEST_ORDERS + ((rank * 37) % 101);
  const pace = 0.7 + ((rank * 5) % 11) / 10;
  const misses = Math.round(many * (1 - hitRate) * (0.6 + ((rank * 3) % 7) / 5));
  return Array.from({ length: many }, (_, at) => {
    const createdAt = new Date(
      now.getTime() - DAY_MS - ((at + 0.5) / many) * DAYS_BACK * DAY_MS - rank * 1_013,
    );
    const paidAt = new Date(createdAt.getTime() + MINUTE_MS);
    const took = minutes * pace * (0.6 + ((at * 5) % many) / many) * MINUTE_MS;
    const found = at >= misses;
    return {
      orderNo: `${createdAt.getTime()}${String(rank).padStart(3, '0')}${String(memberId).slice(-5).padStart(5, '0')}`,
      memberId,
      service,
      status: found ? 'completed' : 'refunded',
      skuId: sku.id,
      skuSn: sku.skuSn,
      skuName: sku.name,
      spuName: spu.name,
      providerId: provider.id,
      providerName: provider.brandName,
      refundRule: spu.refundRule,
      amountCents: sku.priceCents,
      serviceInfo: {},
      vehicleName: '演示车辆',
      consentVersion: CONSENT_VERSION,
      consentedAt: createdAt,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + PAYMENT.windowMs),
      channel: at % 2 === 0 ? 'alipay' : 'wechat',
      paidAt,
      finishedAt: new Date(paidAt.getTime() + took),
      cancelReason: found ? null : NOTHING_FOUND,
      reportStatus: found ? 'ready' : 'failed',
    };
  });
}

function eventsOf(order: NewOrder): (typeof orderEvents.$inferInsert)[] {
  const { orderNo, createdAt, paidAt, finishedAt, status } = order;
  if (!createdAt || !paidAt || !finishedAt || !status) return [];
  return [
    { orderNo, status: 'unpaid', actor: 'member', remark: '提交订单', at: createdAt },
    { orderNo, status: 'paid', actor: 'payment', remark: '演示订单，未发生真实付款', at: paidAt },
    { orderNo, status, actor: 'provider', remark: order.cancelReason ?? '报告已出具', at: finishedAt },
  ];
}

const soldServices = (db: DbHandle) =>
  db
    .select({ sku: skus, spu: spus, provider: providers, parentId: categories.parentId })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(providers, and(eq(providers.id, spus.providerId), eq(providers.demo, true)))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(skus.sort, 0), eq(skus.onShelf, true), isNull(skus.callbackUrl)))
    .orderBy(asc(spus.sort), asc(spus.id));
