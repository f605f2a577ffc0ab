export { Term } from './blocks/term.tsx';
export { ReportDocument } from './report-document.tsx';
export type { ReadReport } from './report-query.ts';
export { REPORT_TITLES } from './report-titles.ts';
export { sampleExcerpt } from './samples/sample-excerpt.ts';
export { useReportPdf } from './use-report-pdf.ts';
