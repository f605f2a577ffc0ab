export { Term } from './blocks/term.tsx';
export { useReportPdf } from './use-report-pdf.ts';
