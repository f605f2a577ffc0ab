import { PAGES, type PageId } from '../../pages.ts';

interface FooterColumn {
  title: string;
  pages: readonly PageId[];
}

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  { title: '服务', pages: ['detection', 'repair', 'insurance', 'battery'] },
  { title: '二手车', pages: ['usedCarShowroom', 'retentionRanking', 'estimate', 'traceability'] },
  { title: '再用件', pages: ['reusableHome', 'reusableShowroom', 'reusableService'] },
];

export const ABOUT_COLUMN: FooterColumn = {
  title: '关于我们',
  pages: ['companyProfile', 'serviceIntroduction', 'organisation', 'contact'],
};

export const linkTo = (id: PageId) => ({ name: PAGES[id].title, path: PAGES[id].path });
