/** The first character, in pinyin order, of every initial; i, u and v begin no syllable. */
const FIRST_OF_INITIAL = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '哒'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '讥'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '呣'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '穵'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
] as const;

/** 长 is read chang in every brand's name. */
const READ_OTHERWISE: Readonly<Record<string, string>> = { 长: 'C' };

const pinyin = new Intl.Collator('zh-u-co-pinyin');

/** The letter a brand is filed under: its own, or the one its first character is read with; # for anything else. */
export function initialOf(name: string): string {
  const [first = ''] = name;
  if (/[a-z]/i.test(first)) return first.toUpperCase();
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const filed = FIRST_OF_INITIAL.findLast(([, start]) => pinyin.compare(start, first) <= 0);
  return READ_OTHERWISE[first] ?? filed?.[0] ?? '#';
}
