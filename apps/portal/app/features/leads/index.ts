export { LeadList } from './lead-list.tsx';
