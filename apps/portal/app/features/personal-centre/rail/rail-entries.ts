import {
  BadgeCheck,
  Bell,
  FileCheck,
  Heart,
  LayoutDashboard,
  LockKeyhole,
  type LucideIcon,
  MessageSquareText,
  Receipt,
  ReceiptText,
  TrendingUp,
} from 'lucide-react';
import { PAGES, type PageId } from '../../../pages.ts';
import { SECTIONS, type SectionName, sectionAddress, sectionOf } from '../sections.ts';

interface RailEntry {
  name: RailName;
  title: string;
  to: string;
  icon: LucideIcon;
}

type RailName = SectionName | PageId;

const section = (name: SectionName, icon: LucideIcon): RailEntry => ({
  name,
  title: SECTIONS[name].title,
  to: sectionAddress(name),
  icon,
});

const page = (name: PageId, icon: LucideIcon): RailEntry => ({
  name,
  title: PAGES[name].title,
  to: PAGES[name].path,
  icon,
});

/** What the rail leads to, from top to bottom; on phones the overview ends with the same. */
export const RAIL_ENTRIES: readonly RailEntry[] = [
  section('overview', LayoutDashboard),
  section('orders', ReceiptText),
  section('reports', FileCheck),
  section('valuations', TrendingUp),
  section('favorites', Heart),
  section('leads', MessageSquareText),
  page('invoices', Receipt),
  page('authentication', BadgeCheck),
  page('messages', Bell),
  page('privacy', LockKeyhole),
];

/** The entry that is lit: an order lies among the orders, every other page stands for itself. */
export function currentEntry(pageId: PageId | null, search: URLSearchParams): RailName | null {
  if (pageId === 'personalCenter') return sectionOf(search).section;
  return pageId === 'orderDetail' ? 'orders' : pageId;
}
