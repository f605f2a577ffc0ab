import { orderStatusCode } from '@cheyantong/domain';
import { ordersQuery } from '../../orders/index.ts';

/** An order is completed when its report is there, so these are the reports, newest order first. */
export const reportsQuery = (member: string | null, pageNum: number, pageSize?: number) =>
  ordersQuery(member, { status: orderStatusCode('completed'), pageNum }, pageSize);
