/** Where an advert stands, by the two numbers the specification's call takes. */
export const ADVERT_PLACES = {
  home: { type: 2, activityType: 1, name: '首页轮播' },
  reusedParts: { type: 2, activityType: 2, name: '再用件首页' },
  usedCars: { type: 2, activityType: 3, name: '二手车展厅' },
  recommended: { type: 2, activityType: 4, name: '推荐服务' },
  miniProgram: { type: 1, activityType: 1, name: '小程序首页' },
} as const;
export type AdvertPlace = keyof typeof ADVERT_PLACES;
export const ADVERT_PLACE_CODES = Object.keys(ADVERT_PLACES) as [AdvertPlace, ...AdvertPlace[]];

/** Every notice is in the list of notices; some run on the home page as well. */
export const NOTICE_PLACES = ['home', 'list'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

export const NOTICE_LEVELS = { H: '重要', M: '通知', L: '提示' } as const;
export type NoticeLevel = keyof typeof NOTICE_LEVELS;
export const NOTICE_LEVEL_CODES = Object.keys(NOTICE_LEVELS) as [NoticeLevel, ...NoticeLevel[]];
