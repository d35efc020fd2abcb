export { type LockedQuote, lockPresentQuote, lockQuote } from './actions/locked-quote';
export { QuoteActions } from './actions/quote-actions';
export {
  closePagesOf,
  invoicesDue,
  orderEnded,
  orderRepriced,
  quoteNoLongerPayable,
  scheduleInvoices,
  scheduleOrderEnd,
} from './actions/order-outbox';
export { setCustomer } from './actions/set-customer';
export { CancellingRulesBefore, CancellingRulesRecord } from './cancelling/cancelling-rules.entity';
export { readCancellingRules, readRulesOfOrder } from './cancelling/read-cancelling-rules';
export { MailActions } from './email/mail-actions';
export { toMailQuote } from './email/to-mail-quote';
export { Job, JobTop } from './jobs/job.entity';
export {
  jobOfTop,
  placedOrderOf,
  positionTogether,
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
export { countsInPlace, isThere, lockOrder, stageOf, standsForTop, topsOf } from './lineage/quotes-of-tops';
export { refreshTops } from './lineage/refresh-tops';
export { Measurement } from './measurements/measurement.entity';
export { type FoundMeasurements, measurementsOf } from './measurements/measurements-of';
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
export { QuoteRevisionRecord } from './revisions/quote-revision.entity';
export {
  type HeldTop,
  holdTopOf,
  holdTopsOf,
  refuseUnsettled,
  topAmong,
  type TopRow,
} from './revisions/lock-top';
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
export { findPart, toPriced } from './save/price-top';
export { MakeStaffQuote } from './save/make-staff-quote';
export { readWantedTop, checkSide } from './save/read-wanted-top';
export { savedIn } from './save/replaced-quote';
export { SaveQuote } from './save/save-quote';
export { savingDayOf } from './save/saving-day';
export { configurationRules, parseIds, parseNumber, TopDto } from './save/top.dto';
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
