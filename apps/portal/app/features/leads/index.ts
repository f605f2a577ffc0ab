export { LeadList, LeadRows } from './lead-list.tsx';
export { useMyLeads } from './my-leads.ts';
