export { Term } from './blocks/term.tsx';
