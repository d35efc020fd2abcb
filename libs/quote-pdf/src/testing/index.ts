export { aJobSheet } from './a-job-sheet';
export { aSheet } from './a-sheet';
export { anInvoice } from './an-invoice';
export { readPdf } from './read-pdf';
export type { ReadPdf } from './read-pdf';
