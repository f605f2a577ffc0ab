import type { Service } from '@cheyantong/domain';

/** Which makes an offer covers: all, those many people drive, those that build new-energy cars, or those of some countries. */
export type Coverage = 'all' | 'hot' | 'newEnergy' | { countries: readonly string[] };

interface Offer {
  institution: string;
  service: Service;
  priceCents: number;
  covers: Coverage;
  /** Ordered at the institution, not here. */
  elsewhere?: true;
  /** No longer sold. */
  offShelf?: true;
}

const CHINESE = { countries: ['中国'] } as const;
const CHINESE_AND_JAPANESE = { countries: ['中国', '日本', '韩国'] } as const;
const WESTERN = { countries: ['德国', '美国', '法国', '英国', '瑞典', '意大利'] } as const;

/** Who offers what at which price; the first of a service stands first in the picker. */
export const OFFERS: readonly Offer[] = [
  { institution: 'demo-anjian', service: 'inspection', priceCents: 29_900, covers: 'all' },
  { institution: 'demo-gongping', service: 'inspection', priceCents: 25_900, covers: 'all' },
  { institution: 'demo-mingjing', service: 'inspection', priceCents: 39_800, covers: 'all' },
  { institution: 'demo-hengjia', service: 'inspection', priceCents: 19_900, covers: 'hot' },
  { institution: 'demo-lvcheng', service: 'inspection', priceCents: 32_800, covers: 'newEnergy' },
  { institution: 'demo-dianheng', service: 'inspection', priceCents: 35_800, covers: 'newEnergy' },

  { institution: 'demo-hengjia', service: 'valuation', priceCents: 1_900, covers: 'all' },
  { institution: 'demo-chezhi', service: 'valuation', priceCents: 1_500, covers: 'all' },
  { institution: 'demo-gongping', service: 'valuation', priceCents: 2_900, covers: 'all' },
  { institution: 'demo-weidang', service: 'valuation', priceCents: 900, covers: 'hot' },
  { institution: 'demo-lvcheng', service: 'valuation', priceCents: 1_900, covers: 'newEnergy' },
  { institution: 'demo-yunchi', service: 'valuation', priceCents: 1_200, covers: CHINESE },
  { institution: 'demo-anjian', service: 'valuation', priceCents: 2_500, covers: 'all', offShelf: true },

  { institution: 'demo-weidang', service: 'repair', priceCents: 2_900, covers: 'all' },
  { institution: 'demo-chezhi', service: 'repair', priceCents: 2_500, covers: 'hot' },
  { institution: 'demo-mingjing', service: 'repair', priceCents: 3_900, covers: 'all' },
  { institution: 'demo-baozhen', service: 'repair', priceCents: 1_900, covers: CHINESE_AND_JAPANESE },
  { institution: 'demo-yunchi', service: 'repair', priceCents: 2_200, covers: WESTERN },
  { institution: 'demo-suicha', service: 'repair', priceCents: 1_900, covers: 'hot', elsewhere: true },

  { institution: 'demo-baozhen', service: 'accident', priceCents: 3_900, covers: 'all' },
  { institution: 'demo-chezhi', service: 'accident', priceCents: 3_500, covers: 'hot' },
  { institution: 'demo-gongping', service: 'accident', priceCents: 5_900, covers: 'all' },
  { institution: 'demo-mingjing', service: 'accident', priceCents: 4_900, covers: 'all' },
  { institution: 'demo-weidang', service: 'accident', priceCents: 2_900, covers: CHINESE_AND_JAPANESE },
  { institution: 'demo-anjian', service: 'accident', priceCents: 4_500, covers: WESTERN },

  { institution: 'demo-dianheng', service: 'battery', priceCents: 6_900, covers: 'newEnergy' },
  { institution: 'demo-lvcheng', service: 'battery', priceCents: 5_900, covers: 'newEnergy' },
  { institution: 'demo-yunchi', service: 'battery', priceCents: 4_900, covers: CHINESE },
  { institution: 'demo-anjian', service: 'battery', priceCents: 9_900, covers: 'newEnergy' },
  { institution: 'demo-baozhen', service: 'battery', priceCents: 7_900, covers: 'newEnergy' },
];
