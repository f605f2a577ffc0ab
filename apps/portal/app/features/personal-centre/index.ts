export { default as Rail } from './rail/rail.tsx';
export { sectionAddress } from './sections.ts';
