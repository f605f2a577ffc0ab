import { DAY_MS } from './time/index.ts';

/**
 * What a part is by law, and the words that have to stand on it. Reused parts are marked by 国务院令第715号 art. 12; remanufactured
 * products by 循环经济促进法 art. 40 and GB/T 39895-2021. Neither is a refurbished one (翻新), a word the law does not know.
 */
export const PART_CONDITIONS = {
  reused: { name: '回用件', label: '报废机动车回用件', rule: '拆自报废机动车，检测分级后再次使用' },
  remanufactured: {
    name: '再制造件',
    label: '再制造产品',
    rule: '由有资质的企业再制造，质量、安全和环保性能不低于原型新品',
  },
} as const;
export type PartCondition = keyof typeof PART_CONDITIONS;

/**
 * Names of kinds that are one of the five assemblies of 国务院令第715号 art. 10: only remanufacturers may have them, so they are
 * offered as remanufactured products or not at all (发改环资规〔2021〕528号). A bonnet (发动机舱盖) or a subframe is none. PostgreSQL reads
 * the pattern, too.
 */
const ASSEMBLY = /(发动机|变速[器箱]|方向机|转向器|[前后]桥|(?<!副)车架)(总成)?$/;

export const ASSEMBLIES = '发动机、方向机、变速器、前后桥、车架';
export const ASSEMBLY_PATTERN = ASSEMBLY.source;
export const isAssembly = (kind: string): boolean => ASSEMBLY.test(kind);

/** Kinds that nobody may buy here, in whatever condition; a steering wheel without its airbag is none. */
const UNSELLABLE = /(?<!不含)气囊|动力(蓄)?电池|电池包/;

export const UNSELLABLE_PATTERN = UNSELLABLE.source;
export const isUnsellable = (kind: string): boolean => UNSELLABLE.test(kind);

/** The platform's grades of reused parts, each with the rule it is given by; a remanufactured one is like new and has none. */
export const PART_GRADES = {
  A: { label: 'A 级', rule: '外观无可见损伤，功能检测全部合格，可直接装车' },
  B: { label: 'B 级', rule: '有轻微使用痕迹，功能检测全部合格，不影响使用' },
  C: { label: 'C 级', rule: '外观需要修复，功能检测合格，修复后装车' },
} as const;
export type PartGrade = keyof typeof PART_GRADES;

/** Who asks to buy a part has it held for so long; then it is there for everybody again. */
export const PART_RESERVED_MS = DAY_MS;

/** One purchase asks for no more than this; who needs more talks to the supplier. */
export const MOST_PARTS_AT_ONCE = 20;
