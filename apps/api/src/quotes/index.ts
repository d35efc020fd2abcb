export { type LockedQuote, lockPresentQuote, lockQuote } from './actions/locked-quote';
export { MoveOrder } from './actions/move-order';
export { QuoteActions } from './actions/quote-actions';
export { syncCallTasks } from './actions/sync-call-tasks';
export {
  closePagesOf,
  invoicesDue,
  orderEnded,
  orderRepriced,
  quoteNoLongerPayable,
} from './actions/order-outbox';
export { setCustomer } from './actions/set-customer';
export { setStatusOfOrders } from './actions/set-status';
export { CancellingRulesBefore, CancellingRulesRecord } from './cancelling/cancelling-rules.entity';
export { readCancellingRules, readRulesOfOrder } from './cancelling/read-cancelling-rules';
export { MailActions } from './email/mail-actions';
export { toMailQuote } from './email/to-mail-quote';
export { Job, JobTop } from './jobs/job.entity';
export {
  jobOfTop,
  positionTogether,
  quotesOfPlace,
  quotesTogether,
  readJobs,
  togetherId,
  topsTogether,
} from './jobs/quotes-together';
export { jobSheetKey, JobSheets } from './job-sheets/job-sheets';
export {
  isNewer,
  isOrderedUnderAnother,
  orderedUnderAnother,
  quoteOfTopColumns,
  type QuoteDepositState,
  quoteDepositStates,
  type QuoteOfTop,
} from './lineage/is-ordered-under-another';
export { countsInPlace, isThere, lockOrder, quotesOfTops, standsForTop } from './lineage/quotes-of-tops';
export type { CutInput } from './measurements/check-places';
export { Measurement } from './measurements/measurement.entity';
export {
  type FoundMeasurements,
  measurementsOf,
  RecordMeasurements,
  type SavedMeasurements,
} from './measurements/record-measurements';
export { type QuoteFile, QuotePdfs, sendPdf } from './pdf/quote-pdfs';
export { Quote } from './quote.entity';
export { QuotesModule, QuotePdfsModule, QuotesWorkerModule, QuoteActionsModule } from './quotes.module';
export {
  contradictionsOfQuote,
  isRefunded,
  paymentBlockerOf,
  type PayableQuote,
  deletionBlockerOf,
} from './read/payment-blocker-of';
export { findQuotesStatement, ofTop, quoteColumns, type QuoteRow } from './read/quote-row';
export { toQuoteResponse } from './read/quote.mapper';
export { ReminderSubscription } from './reminders/reminder-subscription.entity';
export { AnswerRevision } from './revisions/answer-revision';
export { withdrawProposal } from './revisions/propose-revision';
export { QuoteRevisionRecord } from './revisions/quote-revision.entity';
export { type HeldTop, holdTopOf, holdTopsOf, topAmong, type TopRow } from './revisions/lock-top';
export {
  getQuoteToShow,
  replacedBy,
  type FoundRevision,
  revisionOf,
  toShownQuote,
} from './revisions/revision-of';
export {
  isKnownAddress,
  isPaidByAnother,
  keepCustomer,
  phoneDigits,
  takeSentDetails,
  unknownAddress,
} from './save/customer-details';
export { findPart } from './save/price-top';
export { MakeStaffQuote } from './save/make-staff-quote';
export { readWantedTop, checkSide } from './save/read-wanted-top';
export { savedIn } from './save/replaced-quote';
export { SaveQuote } from './save/save-quote';
export { configurationRules, parseIds, parseNumber, TopDto } from './save/top.dto';
export { sumQuotes } from './sum-quotes';
export {
  addToTimelines,
  noteByStaff,
  personalDetails,
  timelineKinds,
  type TimelineKind,
} from './timeline/add-to-timelines';
export { TimelineEntry } from './timeline/timeline-entry.entity';
export { SetWeeklyCapacity } from './set-weekly-capacity';
export { Workshop } from './workshop.entity';
