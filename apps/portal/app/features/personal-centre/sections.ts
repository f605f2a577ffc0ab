import { PAGES } from '../../pages.ts';

/** The sections of the personal centre, by the `tab` of its address. */
export const SECTIONS = {
  overview: { title: '概览' },
  orders: { title: '我的订单' },
  reports: { title: '我的报告' },
  valuations: { title: '我的估值' },
  favorites: { title: '我的收藏' },
  leads: { title: '我的询价' },
} as const satisfies Record<string, { title: string }>;

export type SectionName = keyof typeof SECTIONS;

const TAB = 'tab';
const PAGE = 'page';

export const sectionAddress = (section: SectionName, page = 1): string => {
  const search = new URLSearchParams({
    ...(section !== 'overview' && { [TAB]: section }),
    ...(page > 1 && { [PAGE]: String(page) }),
  }).toString();
  return `${PAGES.personalCenter.path}${search && `?${search}`}`;
};

/** Whatever else the address says is the overview, page one. */
export function sectionOf(search: URLSearchParams): { section: SectionName; page: number } {
  const tab = search.get(TAB) ?? '';
  const page = Number(search.get(PAGE));
  return {
    section: Object.hasOwn(SECTIONS, tab) ? (tab as SectionName) : 'overview',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}
