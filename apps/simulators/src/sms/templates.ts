import { SIMULATED_SMS } from '@cheyantong/domain';

type TemplateName = keyof typeof SIMULATED_SMS.templates;

/** What the vendor has approved: the sentences live with the vendor, a caller sends only what goes into the gaps. */
const SENTENCES: Record<TemplateName, string> = {
  'login-code': '您的登录验证码是 {code}，{minutes} 分钟内有效。请勿告知他人，如非本人操作请忽略。',
  'lead-code': '您正在提交联系方式，验证码是 {code}，{minutes} 分钟内有效。请勿告知他人。',
  'identity-code':
    '您正在更改账号，验证码是 {code}，{minutes} 分钟内有效。请勿告知他人，如非本人操作请联系客服。',
  'order-notice': '订单提醒：{title}。详情请登录后在消息中心查看。',
  'report-notice': '报告提醒：{title}。详情请登录后在消息中心查看。',
  'lead-notice': '询价提醒：{title}。详情请登录后在消息中心查看。',
  'certification-notice': '认证提醒：{title}。详情请登录后在消息中心查看。',
  'invoice-notice': '发票提醒：{title}。详情请登录后在消息中心查看。',
  'account-notice': '账号安全提醒：{title}。如非本人操作，请立即登录查看并联系客服。',
};

const NAMES = Object.keys(SENTENCES) as TemplateName[];

/** The gaps of a template in the order in which a vendor that numbers them counts. */
export const gapsOf = (name: TemplateName): string[] =>
  Array.from(SENTENCES[name].matchAll(/\{(\w+)\}/g), ([, gap = '']) => gap);

export const findTemplate = (id: string | null): TemplateName | undefined =>
  NAMES.find((name) => SIMULATED_SMS.templates[name] === id);

/** The message with its signature in front, or null when a gap stays open. */
export function fillTemplate(name: TemplateName, params: Readonly<Record<string, string>>): string | null {
  if (!gapsOf(name).every((gap) => params[gap])) return null;
  const sentence = SENTENCES[name].replace(/\{(\w+)\}/g, (_gap, key: string) => params[key] ?? '');
  return `【${SIMULATED_SMS.signName}】${sentence}`;
}
