export { type LockedQuote, lockPresentQuote, lockQuote } from './actions/locked-quote';
export { QuoteActions } from './actions/quote-actions';
export {
  closeCardPages,
  invoicesDue,
  orderEnded,
  orderRepriced,
  quoteNoLongerPayable,
  scheduleInvoices,
  scheduleOrderEnd,
  undoWindowMs,
} from './actions/order-outbox';
export { setCustomer } from './actions/set-customer';
export { MailActions } from './email/mail-actions';
export { toMailPlan, toMailQuote } from './email/to-mail-quote';
export { DrawingAgreement } from './drawings/drawing-agreement.entity';
export { digestOf, drawingsOf, type FoundDrawing, isComplete, toTopDrawing } from './drawings/drawings-of';
export { TopDrawings } from './drawings/top-drawings';
export { UnsignedCut } from './drawings/unsigned-cut.entity';
export { isDrawingUnsignedSql, readUnsigned, unsignedDrawingsOf } from './drawings/unsigned-drawings';
export { jobSheetKey, JobSheets, toWorkshopText } from './job-sheets/job-sheets';
export {
  isNewer,
  isOrderedUnderAnother,
  orderedUnderAnother,
  quoteOfTopColumnsSql,
  type QuoteDepositState,
  quoteDepositStates,
  type QuoteOfTop,
} from './lineage/is-ordered-under-another';
export { getTop, type LockedTop, lockTop, lockTops, assertPaymentsSettled } from './lineage/lock-top';
export { isAgreed } from './lineage/quote-standing';
export {
  isCurrentQuoteSql,
  isReplacedBySql,
  lockSequenceSql,
  notDeletedSql,
  stageOfSql,
  topsOfSql,
} from './lineage/quotes-of-tops';
export { refreshTops } from './lineage/refresh-tops';
export { Measurement } from './measurements/measurement.entity';
export { type FoundMeasurements, measurementsOf } from './measurements/measurements-of';
export { type PdfFile, PdfFiles, sendPdf } from './pdf/pdf-files';
export { Quote } from './quote.entity';
export { QuotesModule, QuotePdfsModule, QuotesWorkerModule, QuoteActionsModule } from './quotes.module';
export {
  jobOfTopSql,
  placedOrderOfSql,
  placeInOrderSql,
  positionInOrderOrJobSql,
  quotesOfOrderOrJob,
  readJobs,
  topsOfOrderOrJobSql,
} from './read/order-or-job';
export {
  contradictionsOfQuote,
  openBlockersOf,
  isRefunded,
  paymentBlockerOf,
  type PayableQuote,
  deletionBlockerOf,
} from './read/payment-blocker-of';
export {
  agreedSizeOfSql,
  findQuotesSql,
  sameTopColumnSql,
  quoteColumnsSql,
  type QuoteRow,
} from './read/quote-row';
export { toQuoteResponse } from './read/quote.mapper';
export { QuoteRevisionRecord } from './revisions/quote-revision.entity';
export {
  creditedSql,
  deliverySql,
  getQuoteWithRevision,
  readReplacingQuote,
  type FoundRevision,
  recordedSql,
  readRevision,
  toQuoteWithRevision,
} from './revisions/read-revision';
export {
  isKnownAddress,
  isPaidByOtherPersonSql,
  phoneDigitsSql,
  recipientAmong,
  saveDetailsFromLink,
  unknownAddress,
} from './save/customer-details';
export { getPart, toPriceInput } from './save/price-top';
export { CreateStaffQuote } from './save/create-staff-quote';
export { checkLayoutParts, optionalLayout, readLayout } from './save/layout-rule';
export { checkSize } from './save/read-requested-top';
export { digestOfBasket } from './save/replaced-quote';
export { savingDayOf } from './save/saving-day';
export { configurationRules, parseIds, parseNumber, TopDto } from './save/top.dto';
export {
  addToTimelines,
  recordStaffAction,
  personalDetails,
  timelineKinds,
  type TimelineKind,
} from './timeline/add-to-timelines';
export { readSearch, referenceOf, type SearchTerm } from './search/read-search';
export {
  inquiryTextsSql,
  matchesEveryTermSql,
  personOfQuoteConditions,
  matchesQuoteSql,
  ordersByReferenceSql,
} from './search/search-conditions';
export { readWorkshop } from './read-workshop';
export { SetWorkshop } from './set-workshop';
export { Workshop } from './workshop.entity';
