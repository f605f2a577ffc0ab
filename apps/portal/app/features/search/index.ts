export { SearchBox } from './box/search-box.tsx';
export { readKeywords } from './search-address.ts';
