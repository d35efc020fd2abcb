export { quotePdf } from './quote-pdf';
export type { QuoteSheet, SheetLine } from './quote-sheet';
export type { QuoteContent } from './sheet/text';
export { jobSheetPdf, jobSheetsPdf } from './job/job-sheet-pdf';
export type { JobSheet, JobState } from './job/job-sheet';
export { planImage } from './plan/plan-image';
export type { PlanImage, PlanToDraw } from './plan/plan-image';
export { invoicePdf } from './invoice/invoice-pdf';
export type { InvoiceSheet, InvoiceSheetLine } from './invoice/invoice-sheet';
