export { chooseDesign } from './choose-design.ts';
export type { Design } from './design.ts';
export { designOfWord, designWord } from './design-word.ts';
