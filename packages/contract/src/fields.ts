import {
  ENERGY_TYPES,
  GEAR_TYPES,
  isMobile,
  isReadable,
  PAGE,
  PHONE_FORMAT_SENTENCE,
  SMS_CODE_FORMAT,
  SMS_CODE_FORMAT_SENTENCE,
  SMS_WORK,
  UNREADABLE_SENTENCE,
} from '@cheyantong/domain';
import { z } from 'zod';

interface Sentences {
  missing?: string;
  tooLong?: string;
}

/** Text from outside: it has an end, and a database can keep it. A test holds every field of every call to this. */
export const text = (most: number, { missing, tooLong }: Sentences = {}) =>
  z.string(missing).max(most, tooLong).refine(isReadable, UNREADABLE_SENTENCE);

/** Text as people type it, with or without blanks around it. */
export const words = (most: number, { missing, tooLong }: Sentences = {}) =>
  z.string(missing).trim().max(most, tooLong).refine(isReadable, UNREADABLE_SENTENCE);

export const id = text(64).min(1);

export const mobile = z.string('请输入手机号').refine(isMobile, PHONE_FORMAT_SENTENCE);

export const smsCode = z.string('请输入验证码').regex(SMS_CODE_FORMAT, SMS_CODE_FORMAT_SENTENCE);

/** Text messages cost money: when few are left, the browser has to have worked for one. */
export const workTicket = z.object({
  [SMS_WORK.ticketHeader]: text(200)
    .optional()
    .describe(
      `after A0242: the task of its header ${SMS_WORK.taskHeader} (bits.endsAt.name.signature), a dot, and the number that makes the SHA-256 of all this begin with so many zero bits; good once, for the same phone and network`,
    ),
});

/** What a login is answered with. */
export const token = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().describe('seconds'),
});

/** "It worked": the envelope carries no data. */
export const nothing = z.null();

export const flag = z.union([z.literal(0), z.literal(1)]);
/** Car prices in 万元, mileage in 万公里; two decimals. */
export const wan = z.number();
export const dateText = z.string().describe('yyyy-MM-dd');
/** A day that is sent to us; whether there is such a day is asked later. The first of the year 1 begins before it in UTC. */
export const day = z.string().regex(/^[12]\d{3}-\d{2}-\d{2}$/, '日期应为 yyyy-MM-dd');
export const dateTimeText = z.string().describe('yyyy-MM-dd HH:mm:ss, Asia/Shanghai');
export const energyType = z.enum(ENERGY_TYPES);
export const gearType = z.enum(GEAR_TYPES);

/** What an integer column of the database holds. */
const INTEGER = { least: -(2 ** 31), most: 2 ** 31 - 1 };
export const integer = z.int().min(INTEGER.least).max(INTEGER.most);

/** A number that may come as text, in a query string. */
const numeric = z.coerce.number('应为数字');
export const numericInteger = numeric.int().min(INTEGER.least).max(INTEGER.most);

export const pageQuery = {
  pageNum: numeric.int('页码应为整数').min(1, '页码从 1 开始').max(100_000).default(1),
  pageSize: numeric
    .int('每页条数应为整数')
    .min(1)
    .default(PAGE.defaultSize)
    .transform((size) => Math.min(size, PAGE.maxSize)),
};

export const pageOf = <T extends z.ZodType>(item: T) => z.object({ list: z.array(item), total: z.int() });

export const option = z.object({ value: z.string(), label: z.string() });
