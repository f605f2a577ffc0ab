export { default as Rail } from './rail/rail.tsx';
