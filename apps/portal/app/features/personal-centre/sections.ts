import {
  Heart,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  ReceiptText,
  TrendingUp,
} from 'lucide-react';

/** The sections of the personal centre, by the `tab` of its address. */
export const SECTIONS = {
  overview: { title: '概览', icon: LayoutDashboard },
  orders: { title: '我的订单', icon: ReceiptText },
  valuations: { title: '我的估值', icon: TrendingUp },
  favorites: { title: '我的收藏', icon: Heart },
  leads: { title: '我的询价与预约', icon: MessageSquareText },
} as const satisfies Record<string, { title: string; icon: LucideIcon }>;

export type SectionName = keyof typeof SECTIONS;

const TAB = 'tab';
const PAGE = 'page';

export const sectionAddress = (section: SectionName, page = 1): string => {
  const search = new URLSearchParams({
    ...(section !== 'overview' && { [TAB]: section }),
    ...(page > 1 && { [PAGE]: String(page) }),
  }).toString();
  return `/personalCenter${search && `?${search}`}`;
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
