export { placeDealers } from './place-dealers.ts';
