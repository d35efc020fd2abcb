export { aJobSheet } from './a-job-sheet';
export { aQuoteData } from './a-quote-data';
export { anInvoice } from './an-invoice';
export { readPdf } from './read-pdf';
