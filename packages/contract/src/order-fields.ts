import type { OrderStatusCode, OrderType, PayChannelCode } from '@cheyantong/domain';
import { z } from 'zod';
import { integer, text } from './fields.ts';

/** Codes of portal.md section 3 and api.md section 3; their meaning stands in domain's tables. */
export const orderType = z.literal([0, 1, 2, 3, 4]) satisfies z.ZodType<OrderType>;
export const orderStatus = z.literal([0, 1, 2, 3, 4, 5, 6]) satisfies z.ZodType<OrderStatusCode>;
export const payChannel = z.literal([1, 2]) satisfies z.ZodType<PayChannelCode>;
export const reportStatus = z.literal([0, 1, 2, 3]);

/** RMB cents, an integer. */
export const cents = integer;

export const orderNo = text(64).min(1);

export const cityCode = z.string().regex(/^\d{6}$/, '城市代码不正确');
