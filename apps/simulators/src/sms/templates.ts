import { SIMULATED_SMS } from '@cheyantong/domain';

type TemplateName = keyof typeof SIMULATED_SMS.templates;

/** What the vendor has approved: the sentences live with the vendor, a caller sends only what goes into the gaps. */
const SENTENCES: Record<TemplateName, string> = {
  'login-code': '您的登录验证码是 {code}，{minutes} 分钟内有效。请勿告知他人，如非本人操作请忽略。',
  'lead-code': '您正在提交联系方式，验证码是 {code}，{minutes} 分钟内有效。请勿告知他人。',
};

const NAMES = Object.keys(SENTENCES) as TemplateName[];

/** The gaps in the order in which a vendor that numbers them counts. */
export const TEMPLATE_GAPS = ['code', 'minutes'] as const;

export const findTemplate = (id: string | null): TemplateName | undefined =>
  NAMES.find((name) => SIMULATED_SMS.templates[name] === id);

/** The message with its signature in front, or null when a gap stays open. */
export function fillTemplate(name: TemplateName, params: Readonly<Record<string, string>>): string | null {
  if (!TEMPLATE_GAPS.every((gap) => params[gap])) return null;
  const sentence = SENTENCES[name].replace(/\{(\w+)\}/g, (_gap, key: string) => params[key] ?? '');
  return `【${SIMULATED_SMS.signName}】${sentence}`;
}
