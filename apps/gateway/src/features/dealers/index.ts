export { licenceDealers } from './licence-dealers.ts';
export { placeDealers } from './place-dealers.ts';
