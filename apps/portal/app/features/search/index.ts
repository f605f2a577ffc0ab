export { SearchBox } from './box/search-box.tsx';
export { readKeywords, searchAddress } from './search-address.ts';
