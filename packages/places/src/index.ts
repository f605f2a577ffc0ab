export * from './cities.ts';
export { type City, CityFinder } from './city-finder.ts';
export { nationalDivisions } from './divisions.ts';
