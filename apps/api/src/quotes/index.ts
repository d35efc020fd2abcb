export { QuotesModule } from './quotes.module';
export { QuotePdfs, type PlanPicture, type QuoteFile } from './pdf/quote-pdfs';
export { sendPdf } from './pdf/quote-pdfs';
export { QuotePdfsModule } from './quotes.module';
export { QuotesWorkerModule } from './quotes.module';
export { Quote } from './quote.entity';
export { isRefunded, paymentBlockerOf } from './read/payment-blocker-of';
export type { PayableQuote } from './read/payment-blocker-of';
export { quoteDepositStates } from './read/payment-blocker-of';
export type { QuoteDepositState } from './read/payment-blocker-of';
export { quoteColumns, type QuoteRow } from './read/quote-row';
export { toQuoteResponse } from './read/quote.mapper';
export { deletionBlockerOf } from './read/payment-blocker-of';
export { QuoteDto, QuoteLineDto } from './read/quote.dto';
export { readWantedTop } from './save/read-wanted-top';
export { SaveQuote } from './save/save-quote';
export { TopDto } from './save/top.dto';
export { TimelineEntry } from './timeline/timeline-entry.entity';
export {
  CatalogueIdForm,
  CatalogueIdList,
  parseIds,
  parseNumber,
  WholeMillimetres,
} from './save/save-quote-rules';
export { toMailQuote } from './email/to-mail-quote';
export { findQuotesStatement } from './read/find-quotes';
export { keepCustomer } from './save/keep-customer';
export { countsInPlace, isThere, lockOrder, quotesOfTops } from './lineage/quotes-of-tops';
export { ReminderSubscription } from './reminders/reminder-subscription.entity';
export { QuoteActionsModule } from './actions/quote-actions.module';
export { QuoteActions } from './actions/quote-actions';
export { quoteNoLongerPayable } from './actions/set-status';
export { refreshCalls } from './actions/refresh-calls';
export { setStatusOfOrders } from './actions/set-status';
export { WriteToCustomer } from './actions/write-to-customer';
export { addToTimelines } from './timeline/add-to-timelines';
export { timelineKinds, type TimelineKind } from './timeline/timeline-kind';
export { JobSheets } from './job-sheets/job-sheets';
export { checkSide } from './save/read-wanted-top';
export type { CutInput } from './measurements/check-places';
export { RecordMeasurements } from './measurements/record-measurements';
export { Measurement } from './measurements/measurement.entity';
export { measurementsOf } from './measurements/measurements-of';
export { QuoteRevisionRecord } from './revisions/quote-revision.entity';
export { DeclineRevision } from './revisions/decline-revision';
export { replacedBy } from './revisions/replaced-by';
export { revisionOf } from './revisions/revision-of';
export { QuoteTally } from './tally/quote-tally.entity';
export { sumTally } from './tally/sum-tally';
