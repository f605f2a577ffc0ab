import { OPERATOR, PRODUCT_NAME } from '@cheyantong/domain';
import { PAGES, type PageId } from '../../pages.ts';
import { crumbsOf } from '../navigation/crumbs.ts';

type Value = string | number | boolean | null | undefined | SchemaThing | readonly Value[];

/** A thing in the words of schema.org. */
export interface SchemaThing {
  '@type': string;
  [name: string]: Value;
}

type Absolute = (path: string) => string;

/** Who answers for what stands here. */
export const organisation = (absolute: Absolute): SchemaThing => ({
  '@type': 'Organization',
  name: OPERATOR.production.company,
  url: absolute(PAGES.home.path),
  logo: absolute('/share.png'),
});

export const website = (absolute: Absolute): SchemaThing => ({
  '@type': 'WebSite',
  name: PRODUCT_NAME,
  url: absolute(PAGES.home.path),
  inLanguage: 'zh-CN',
});

/** The way to the page as its breadcrumb shows it; the thing itself has its own name at the end. */
export function breadcrumbData(
  id: PageId,
  { name, address, absolute }: { name: string; address: string; absolute: Absolute },
): SchemaThing[] {
  if (!PAGES[id].breadcrumb) return [];
  const steps = [...crumbsOf(id).slice(0, -1), { name }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: 'href' in step && step.href ? absolute(step.href) : address,
      })),
    },
  ];
}

/** Only for questions that are answered on the page itself. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): SchemaThing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
