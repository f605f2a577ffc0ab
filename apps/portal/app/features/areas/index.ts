export { CityCascader } from './city-cascader.tsx';
export { CityFilter } from './city-filter.tsx';
export { useAreaName } from './use-area-name.ts';
