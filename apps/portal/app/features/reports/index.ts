export { Term } from './blocks/term.tsx';
export { ReportDocument } from './report-document.tsx';
export type { ReadReport } from './report-query.ts';
export { sampleExcerpt } from './samples/sample-excerpt.ts';
export { useReportPdf } from './use-report-pdf.ts';
