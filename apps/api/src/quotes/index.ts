export { QuotesModule } from './quotes.module';
export { QuotePdfs, type PlanPicture, type QuoteFile } from './quote-pdfs';
export { sendPdf } from './send-pdf';
export { QuotePdfsModule } from './quote-pdfs.module';
export { QuotesWorkerModule } from './quotes-worker.module';
export { Quote } from './quote.entity';
export { isRefunded, paymentBlockerOf } from './payment-blocker-of';
export type { PayableQuote } from './payment-blocker-of';
export { quoteDepositStates } from './quote-deposit-state';
export type { QuoteDepositState } from './quote-deposit-state';
export { quoteColumns, type QuoteRow } from './quote-row';
export { toQuoteResponse } from './quote.mapper';
export { deletionBlockerOf } from './deletion-blocker-of';
export { QuoteDto, QuoteLineDto } from './quote.dto';
export { readWantedTop } from './read-wanted-top';
export { SaveQuote } from './save-quote';
export { TopDto } from './top.dto';
export { TimelineEntry } from './timeline-entry.entity';
export {
  CatalogueIdForm,
  CatalogueIdList,
  parseIds,
  parseNumber,
  WholeMillimetres,
} from './save-quote-rules';
export { toMailQuote } from './to-mail-quote';
export { findQuotesStatement } from './find-quotes';
export { keepCustomer } from './keep-customer';
export { countsInPlace, isThere, lockOrder, quotesOfTops } from './quotes-of-tops';
export { ReminderSubscription } from './reminders/reminder-subscription.entity';
export { AttendQuotesModule } from './attend/attend-quotes.module';
export { AttendQuote } from './attend/attend-quote';
export { quoteNoLongerPayable } from './attend/quote-no-longer-payable';
export { refreshCalls } from './attend/refresh-calls';
export { setStatusOfOrders } from './attend/set-status';
export { WriteToCustomer } from './attend/write-to-customer';
export { addToTimelines } from './add-to-timelines';
export { timelineKinds, type TimelineKind } from './timeline-kind';
export { JobSheets } from './job-sheets/job-sheets';
export { checkSide } from './check-side';
export type { CutWish } from './measurements/cut-wish';
export { RecordMeasurements } from './measurements/record-measurements';
export { Measurement } from './measurements/measurement.entity';
export { measurementsOf } from './measurements/measurements-of';
export { QuoteRevisionRecord } from './revisions/quote-revision.entity';
export { DeclineRevision } from './revisions/decline-revision';
export { replacedBy } from './revisions/replaced-by';
export { revisionOf } from './revisions/revision-of';
export { QuoteTally } from './tally/quote-tally.entity';
export { sumTally } from './tally/sum-tally';
