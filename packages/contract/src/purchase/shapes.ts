import { z } from 'zod';
import { agreedVersion } from '../agreements/agreed-version.ts';
import { dateText, dateTimeText, day, id, mobile, text, words } from '../fields.ts';
import { cents, cityCode, orderNo, orderType } from '../order-fields.ts';

/** Before paying: can this provider say anything about this car, and what does it need? */
export const coverageAnswer = z.object({
  vin: z.string(),
  vehicleName: z.string().nullable(),
  isNewEnergy: z.literal([0, 1]),
  needEngineNo: z.literal([0, 1]),
  providers: z.array(
    z.object({
      providerId: id,
      covered: z.boolean(),
      reason: z.string().describe('why, in a sentence'),
    }),
  ),
});

export const openCity = z.object({
  provinceCode: id,
  provinceName: z.string(),
  cityCode,
  cityName: z.string(),
  outletCount: z.int(),
});

export const outlet = z.object({
  outletId: id,
  outletName: z.string(),
  brandId: id,
  brandName: z.string(),
  cityCode,
  cityName: z.string(),
  address: z.string(),
  phone: z.string(),
  businessHours: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  serviceMode: z.literal([1, 2, 3]).describe('1 at the outlet, 2 on site, 3 both'),
  availableDates: z.array(dateText),
  availableSlots: z.array(z.object({ date: dateText, periods: z.array(z.enum(['上午', '下午'])) })),
});

export const orderItem = z.object({
  skuId: id,
  skuSn: z.string(),
  skuName: z.string(),
  spuName: z.string(),
  picUrl: z.string().nullable(),
  price: cents,
  quantity: z.int(),
  totalAmount: cents,
});

export const orderConfirmation = z.object({
  orderToken: z.string(),
  orderItems: z.array(orderItem),
  addresses: z.array(z.never()).describe('services are not shipped'),
  paymentAmount: cents,
  tokenExpireTime: dateTimeText,
});

const word = words(80).optional();

/** The car and the appointment of an order; which of it is needed depends on the service (api.md O2). */
export const serviceInfo = z.object({
  vin: words(17).optional(),
  plateNo: words(12).optional(),
  engineNo: words(32).optional(),
  brandId: id.optional(),
  brandName: word,
  seriesId: id.optional(),
  seriesName: word,
  modelId: id.optional(),
  modelName: word,
  recordDate: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, '上牌时间应为 yyyy-MM')
    .optional(),
  mileage: z.number('里程应为数字').min(0, '里程不能为负').max(100, '里程不应超过 100 万公里').optional(),
  color: word,
  transferCount: z.int().min(0).max(50).optional(),
  provinceCode: cityCode.optional(),
  cityCode: cityCode.optional(),
  cityName: word,
  vehicleLicenseUrl: text(300).optional(),
  outletId: id.optional(),
  appointDate: day.optional(),
  appointPeriod: z.enum(['上午', '下午']).optional(),
  serviceMode: z.literal([1, 2]).optional(),
  address: words(120).optional(),
  contactName: words(20).optional(),
  contactPhone: mobile.optional(),
});

export const orderSubmitForm = z.object({
  orderToken: text(64).min(1),
  orderSource: z.literal('WEB').default('WEB'),
  orderType,
  orderItems: z
    .array(
      z.object({
        skuId: id,
        skuSn: text(64).optional(),
        skuName: text(120).optional(),
        picUrl: text(300).nullable().optional(),
        price: cents,
        spuName: text(120).optional(),
        quantity: z.int().min(1).max(1, '每次只能购买一份'),
      }),
    )
    .length(1, '每次只能购买一项服务'),
  paymentAmount: cents,
  serviceInfo,
  remark: words(500, { tooLong: '备注不超过 500 字' }).optional(),
  replaces: orderNo
    .optional()
    .describe('an own order that is made again: still unpaid, it is closed with the same stroke'),
  agree: z.boolean().optional().describe('the consent the page makes the member tick; false is refused'),
  agreedVersion,
});

export type CoverageAnswer = z.output<typeof coverageAnswer>;
export type OpenCity = z.output<typeof openCity>;
export type Outlet = z.output<typeof outlet>;
export type OrderItem = z.output<typeof orderItem>;
export type OrderConfirmation = z.output<typeof orderConfirmation>;
export type ServiceInfo = z.output<typeof serviceInfo>;
export type OrderSubmitForm = z.input<typeof orderSubmitForm>;
