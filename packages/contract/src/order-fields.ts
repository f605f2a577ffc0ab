import type { OrderStatusCode, OrderType, PayChannelCode } from '@cheyantong/domain';
import { z } from 'zod';

/** Codes of portal.md section 3 and api.md section 3; their meaning stands in domain's tables. */
export const orderType = z.literal([0, 1, 2, 3, 4]) satisfies z.ZodType<OrderType>;
export const orderStatus = z.literal([0, 1, 2, 3, 4, 5, 6]) satisfies z.ZodType<OrderStatusCode>;
export const payChannel = z.literal([1, 2]) satisfies z.ZodType<PayChannelCode>;
export const reportStatus = z.literal([0, 1, 2, 3]);

/** RMB cents, an integer. */
export const cents = z.int();

export const orderNo = z.string().min(1).max(64);

export const cityCode = z.string().regex(/^\d{6}$/, '城市代码不正确');
