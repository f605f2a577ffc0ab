import type { Host } from '@cheyantong/domain';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../../pages.ts';
import { FINDABLE_PATHS } from './declared-heads.ts';
import { ownAddress } from './own-address.ts';
import { type PageHead, pageMeta } from './page-meta.ts';

const PORTAL = 'https://portal.example';

/** The head of an address as the server would write it. */
function headOf(address: string, known: PageHead | null = {}, host: Host = 'browser') {
  const { pathname, search } = new URL(address, PORTAL);
  const root = { id: 'root', loaderData: { settings: { publicUrl: PORTAL }, device: 'desktop', host } };
  const tags = pageMeta(() => known)({
    loaderData: null,
    params: {},
    location: { pathname, search, hash: '', state: null, key: '' },
    matches: [root],
  } as unknown as Parameters<ReturnType<typeof pageMeta>>[0]) as Record<string, unknown>[];
  const tag = (name: string, value: string) => tags.find((each) => each[name] === value);
  return {
    title: tags.find((each) => 'title' in each && !('rel' in each))?.title,
    description: tag('name', 'description')?.content,
    canonical: tag('rel', 'canonical')?.href,
    isHidden: tag('name', 'robots')?.content === 'noindex',
    picture: tag('property', 'og:image')?.content,
    feeds: tags.filter((each) => each.rel === 'alternate').map(({ href }) => href),
    graph: (
      tags.find((each) => 'script:ld+json' in each)?.['script:ld+json'] as
        | { '@graph': Record<string, unknown>[] }
        | undefined
    )?.['@graph'],
  };
}

describe('the one address of a page', () => {
  it.each([
    ['/usedCar/tabs1', '/usedCar/tabs1'],
    ['/usedCar/tabs1?pageNum=1&utm_source=elsewhere', '/usedCar/tabs1'],
    ['/usedCar/tabs1?pageNum=3&brandId=7&sort=asc', '/usedCar/tabs1?brandId=7&pageNum=3'],
    ['/', '/home'],
    ['/home/', '/home'],
    ['/information/tabs1?year=2026&id=7', '/information/tabs1?year=2026'],
  ])('%s is found under %s', (asked, own) => {
    expect(headOf(asked)).toMatchObject({ canonical: PORTAL + own, isHidden: false });
  });

  it('writes what somebody typed as an address can hold it', () => {
    expect(ownAddress('/x', new URLSearchParams({ id: '"><script>&' }), ['id'])).toBe(
      '/x?id=%22%3E%3Cscript%3E%26',
    );
  });
});

describe('what is not to be found', () => {
  it.each([
    '/login',
    '/personalCenter',
    '/personalCenter/detail?orderNo=1',
    '/traceability/detail?code=1',
    '/nowhere',
  ])('%s says so', (address) => expect(headOf(address).isHidden).toBe(true));

  it('is the answer to somebody’s words, and a thing that is not there', () => {
    expect(headOf('/usedCar/tabs1?keywords=宝马').isHidden).toBe(true);
    expect(headOf('/usedCar/detail?vehicleId=0', null)).toMatchObject({ isHidden: true, graph: undefined });
  });

  it('never stands in the sitemap', () => {
    expect(FINDABLE_PATHS.filter((path) => headOf(path).isHidden)).toEqual([]);
    expect(FINDABLE_PATHS).not.toContain(PAGES.usedCarDetail.path);
    expect(FINDABLE_PATHS).toContain(PAGES.usedCarShowroom.path);
  });
});

describe('what a page is told of', () => {
  it.each(Object.values(PAGES).map(({ path }) => path))('%s is titled as the specification says', (path) => {
    expect(headOf(path).title).toBe('车研通');
  });

  it('is named by its own title in the bar of the mini-program', () => {
    expect(headOf('/vehicleService/battery', {}, 'miniProgram').title).toBe('电池报告');
    expect(headOf('/miniWebH5', {}, 'miniProgram').title).toBe('车研通');
  });

  it('has a description of its own, a picture and the way to it', () => {
    const described = FINDABLE_PATHS.map((path) => headOf(path));
    expect(new Set(described.map(({ description }) => description)).size).toBe(described.length);
    for (const { description, picture } of described) {
      expect(String(description).length).toBeGreaterThan(12);
      expect(picture).toBe(`${PORTAL}/share.png`);
    }
    expect(headOf('/usedCar/tabs1').graph).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '首页', item: `${PORTAL}/home` },
          { '@type': 'ListItem', position: 2, name: '二手车', item: `${PORTAL}/usedCar` },
          { '@type': 'ListItem', position: 3, name: '二手车展厅', item: `${PORTAL}/usedCar/tabs1` },
        ],
      },
    ]);
  });

  it('names the feeds where the news is', () => {
    expect(headOf('/information/tabs1').feeds).toEqual(['/rss.xml', '/atom.xml']);
    expect(headOf('/usedCar/tabs1').feeds).toEqual([]);
  });

  it('is cut where a preview would cut it', () => {
    expect([...String(headOf('/home', { description: '长'.repeat(500) }).description)]).toHaveLength(160);
  });
});
