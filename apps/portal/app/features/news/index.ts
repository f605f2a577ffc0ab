export { articleAddress } from './places.ts';
