/** What a member may do within 24 hours. Whoever is certified can be asked about it, and may do more. */
export const MEMBER_LIMITS = {
  leadsADay: { what: '一天的询价与预约', unit: '条', uncertified: 20, certified: 60 },
  filesADay: { what: '一天上传的文件', unit: '个', uncertified: 100, certified: 300 },
} as const;
export type MemberLimit = keyof typeof MEMBER_LIMITS;

export const limitFor = (limit: MemberLimit, isCertified: boolean): number =>
  MEMBER_LIMITS[limit][isCertified ? 'certified' : 'uncertified'];

/** What somebody reads who has reached a limit. */
export function limitSentence(limit: MemberLimit, isCertified: boolean): string {
  const { what, unit, certified } = MEMBER_LIMITS[limit];
  const hint = isCertified ? '' : `；完成身份认证后为 ${certified} ${unit}`;
  return `${what}最多 ${limitFor(limit, isCertified)} ${unit}，请明天再来${hint}`;
}

/** By how much; the page that offers the certification says it. */
export const HIGHER_LIMITS: string = Object.values(MEMBER_LIMITS)
  .map(
    ({ what, unit, uncertified, certified }) => `${what}由 ${uncertified} ${unit}提高到 ${certified} ${unit}`,
  )
  .join('，');

/** What stands beside an order of somebody certified. */
export const CERTIFIED_LABELS = { personal: '个人已认证', company: '企业已认证' } as const;
