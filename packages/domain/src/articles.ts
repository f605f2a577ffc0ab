/** What an article is about; the page table has a tab for each. */
export const ARTICLE_CATEGORIES = {
  platformRelease: '平台发布',
  evaluationNotice: '测评公告',
  resultRelease: '结果发布',
  testNotice: '检测公告',
  reusedNews: '再用件资讯',
  consumer: '消费者资讯',
} as const;
export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES;
export const ARTICLE_CATEGORY_CODES = Object.keys(ARTICLE_CATEGORIES) as [
  ArticleCategory,
  ...ArticleCategory[],
];

/** What a piece for consumers helps with. */
export const CONSUMER_TOPICS = {
  buying: '购车',
  battery: '电池',
  winter: '冬季',
  children: '儿童',
  assistance: '辅助驾驶',
} as const;
export type ConsumerTopic = keyof typeof CONSUMER_TOPICS;
export const CONSUMER_TOPIC_CODES = Object.keys(CONSUMER_TOPICS) as [ConsumerTopic, ...ConsumerTopic[]];

/** One family of drawings; which of them suits an article is said by whoever writes it. */
export const COVER_DRAWINGS = [
  'crash',
  'cells',
  'road',
  'tunnel',
  'plume',
  'papers',
  'lift',
  'charging',
] as const;
export type CoverDrawing = (typeof COVER_DRAWINGS)[number];

/** Characters an adult reads in a minute. */
const READ_A_MINUTE = 400;

export const minutesToRead = (characters: number): number =>
  Math.max(1, Math.round(characters / READ_A_MINUTE));
