import { PAGES, type Page, type PageId, REDIRECTS } from '../../pages.ts';
import type { Crumb } from '../ui/breadcrumb.tsx';

const PLACES: Record<string, { path: string; title: string; parent?: string }> = {
  ...Object.fromEntries(
    Object.entries(REDIRECTS).map(([id, section]) => [id, { ...section, parent: 'home' }]),
  ),
  ...PAGES,
  home: { path: PAGES.home.path, title: PAGES.home.title },
};

/** From home to this page, by the parents the table names; the page itself is no link. */
export function crumbsOf(id: PageId): Crumb[] {
  const page: Page = PAGES[id];
  return [...ancestorsOf(page.parent), { name: page.title }];
}

function ancestorsOf(id: string | undefined): Crumb[] {
  const place = id === undefined ? undefined : PLACES[id];
  return place ? [...ancestorsOf(place.parent), { name: place.title, href: place.path }] : [];
}

/** The part of the portal a page belongs to: the first below home on the way to it. */
export function sectionOf(id: string): string {
  const parent = PLACES[id]?.parent;
  return parent === undefined || parent === 'home' ? id : sectionOf(parent);
}
