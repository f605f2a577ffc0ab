import {
  Car,
  CarFront,
  ClipboardCheck,
  Handshake,
  House,
  Info,
  type LucideIcon,
  Newspaper,
  Recycle,
  ScanSearch,
  TrendingUp,
  UserRound,
} from 'lucide-react';
import { PAGES, type PageId, REDIRECTS, type SectionId } from '../../pages.ts';

import { sectionOf } from '../../shared/navigation/crumbs.ts';

export interface MenuEntry {
  id: string;
  name: string;
  path: string;
  icon: LucideIcon;
  /** Pages shown beside the entry when it is hovered or focused. */
  sub: readonly { name: string; path: string }[];
}

const subPages = (...ids: PageId[]) => ids.map((id) => ({ name: PAGES[id].title, path: PAGES[id].path }));

const toPage = (id: PageId, icon: LucideIcon): MenuEntry => ({
  id,
  name: PAGES[id].title,
  path: PAGES[id].path,
  icon,
  sub: [],
});

const toSection = (id: SectionId, icon: LucideIcon, sub: MenuEntry['sub'] = []): MenuEntry => ({
  id,
  name: REDIRECTS[id].title,
  path: REDIRECTS[id].to,
  icon,
  sub,
});

const MENU: readonly MenuEntry[] = [
  toPage('home', House),
  toSection(
    'information',
    Newspaper,
    subPages('platformReleases', 'evaluationNotices', 'resultReleases', 'testNotices'),
  ),
  toSection('appraisal', ClipboardCheck, subPages('evaluationZone', 'consumerZone')),
  toSection('vehicleService', CarFront),
  toPage('referralService', Handshake),
  toSection('usedCar', Car, subPages('usedCarShowroom', 'retentionRanking')),
  toPage('estimate', TrendingUp),
  toPage('reusableHome', Recycle),
  toPage('traceability', ScanSearch),
  toPage('personalCenter', UserRound),
  toSection('aboutUs', Info),
];

/** About us is not shown in the development environment. */
export const menuFor = (appEnv: 'production' | 'development'): readonly MenuEntry[] =>
  appEnv === 'production' ? MENU : MENU.filter(({ id }) => id !== 'aboutUs');

/** Whether a page belongs to an entry: its breadcrumb says so, its address may not. */
export const isWithin = (page: PageId | null, { id }: MenuEntry): boolean =>
  page !== null && sectionOf(page) === id;
