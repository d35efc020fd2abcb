export * as paths from './paths';
export { paymentPath, paymentResultPath, quotePath } from './page-paths';
export { errorCatalogue } from './errors';
export type { ErrorCode, ErrorDetails, ErrorResponse, FieldError, FilePlace } from './errors';
export { clientReports } from './client-report';
export type { ClientReportRequest } from './client-report';
export { adminRemote, runtimeConfigPath } from './remotes';
export type { AdminAppProps, RuntimeConfig } from './remotes';
export type { Material } from './catalogue/material';
export type { Color, ColorImage } from './catalogue/color';
export { noSinkName } from './catalogue/sink-type';
export type { SinkType } from './catalogue/sink-type';
export { noCutoutsName } from './catalogue/cutout';
export type { Cutout } from './catalogue/cutout';
export { comesIn, thicknessesOf } from './catalogue/thickness';
export type { Thickness } from './catalogue/thickness';
export { catalogueLimits } from './catalogue/catalogue-limits';
export { quoteLimits } from './quotes/quote-limits';
export { quoteStatuses } from './quotes/quote-status';
export type { QuoteStatus } from './quotes/quote-status';
export type { CatalogueId, SaveQuoteRequest } from './quotes/save-quote';
export { emailQuoteLimits } from './quotes/email-quote';
export type { EmailQuoteRequest, EmailQuoteResponse } from './quotes/email-quote';
export { quoteIdPattern } from './quotes/quote-response';
export type { QuoteLine, QuoteResponse } from './quotes/quote-response';
export { emailPattern, isEmail, longestEmail } from './email-address';
export { isPhone, phonePattern } from './phone-number';
export { contactLimits, inquiryConfigurationLimits, tradeLimits } from './inquiries/inquiry-limits';
export { inquiryStatuses } from './inquiries/inquiry-response';
export type { InquiryResponse, InquiryStatus } from './inquiries/inquiry-response';
export type { Honeypot } from './inquiries/honeypot';
export type { ContactConfiguration } from './inquiries/contact-configuration';
export type { SaveContactRequest } from './inquiries/save-contact';
export type { SaveTradeInquiryRequest } from './inquiries/save-trade-inquiry';
export { longestPassword } from './auth/login';
export type { LoginRequest } from './auth/login';
export type { CurrentUserResponse } from './auth/current-user';
export { hintsAtSession, sessionHintCookie } from './auth/session-hint';
export { basketLimits } from './basket/basket-limits';
export { basketSessionPattern } from './basket/basket-session';
export type { BasketItem, BasketResponse } from './basket/basket-response';
export type { AddBasketItemRequest } from './basket/add-basket-item';
export { paymentStatuses } from './payments/payment-status';
export type { PaymentStatus } from './payments/payment-status';
export { paymentBlockers } from './payments/payment-blocker';
export type { PaymentBlocker } from './payments/payment-blocker';
export { depositLimits } from './payments/deposit-limits';
export { idempotencyKeyHeader, idempotencyKeyPattern } from './payments/create-deposit';
export type { CreateDepositRequest } from './payments/create-deposit';
export type {
  DepositResponse,
  DepositStatusResponse,
  RetryDepositResponse,
} from './payments/deposit-response';
export { normalisePostcode, postcodePattern, shortestPostcode } from './postcodes/postcode';
export type { PostcodeAreasResponse, PostcodeResponse } from './postcodes/postcode';
export { catalogueKinds } from './admin/catalogue';
export type {
  AdminColor,
  AdminCountsResponse,
  AdminCutout,
  AdminItem,
  AdminItems,
  AdminMaterial,
  AdminSinkType,
  AdminThickness,
  CatalogueKind,
  CatalogueWarning,
  DeleteItemResponse,
  SaveColorRequest,
  SaveFlatPartRequest,
  SaveItemRequests,
  SaveMaterialRequest,
  SaveThicknessRequest,
} from './admin/catalogue';
export { priceChangeLimits } from './admin/price-change';
export type {
  PriceChangeLine,
  PriceChangePreview,
  PriceChangeRequest,
  PriceChangeResponse,
  UndoPriceChangeResponse,
} from './admin/price-change';
export { passwordLengths } from './admin/users';
export type {
  AcceptInvitationRequest,
  AccountResponse,
  AdminUser,
  BeginSecondFactorRequest,
  BeginSecondFactorResponse,
  ChangePasswordRequest,
  ChangeUserRequest,
  ConfirmSecondFactorRequest,
  InvitationRequest,
  InvitationResponse,
  OwnSession,
  InviteUserRequest,
  ProveSecondFactorRequest,
  RecoveryCodesResponse,
} from './admin/users';
export { longestNote } from './admin/inquiries';
export type {
  AddNoteRequest,
  AdminContactInquiry,
  AdminContactInquiryDetail,
  AdminInquiry,
  AdminInquiryDetail,
  AdminTradeInquiry,
  AdminTradeInquiryDetail,
  AskedConfiguration,
  AskedPart,
  Attachment,
  InquiryEvent,
  InquiryForm,
  SentContact,
  SentTrade,
  SetInquiryStatusRequest,
} from './admin/inquiries';
export { adjustmentLimits, deletedQuotes, paymentFilters, quoteChannels } from './admin/quotes';
export type {
  AdminQuote,
  AdminQuoteSummary,
  PaymentFilter,
  PriceAdjustment,
  QuoteChannel,
  QuoteSums,
  SaveStaffQuoteRequest,
  SaveStaffQuoteResponse,
} from './admin/quotes';
export { followUpLimits } from './admin/quote-detail';
export type {
  AdminQuoteDeposit,
  AdminQuoteDetail,
  EmailQuoteAgainRequest,
  FollowUpRequest,
  PaymentAttemptDetail,
  RefundDetail,
  SetCustomerRequest,
  QuoteStatusResponse,
  SetQuoteStatusRequest,
  SetValidityRequest,
  TimelineEvent,
} from './admin/quote-detail';
export { measuredHow, measurementLimits } from './admin/measurements';
export type {
  MeasuredHow,
  Measurements,
  MeasurementsPreview,
  PlaceOnTop,
  PreviewMeasurementsRequest,
  SaveMeasurementsRequest,
  SaveMeasurementsResponse,
} from './admin/measurements';
export { revisionStates } from './quotes/quote-revision';
export type { AnswerRevisionRequest, QuoteRevision, RevisionState } from './quotes/quote-revision';
export { refundDecisions, refundLimits, reviewDecisions } from './admin/deposits';
export type {
  AdminDeposit,
  DecidedReview,
  DecideReviewRequest,
  PaymentReview,
  RefundRequest,
  DecideRefundRequest,
  RefundDecision,
  ReviewDecision,
} from './admin/deposits';
export type { MoneyResponse, MoneyWeek, ReconciliationResponse, ReconciliationRow } from './admin/money';
export { taskKinds } from './admin/tasks';
export type { AdminTask, SetTaskRequest, TaskKind } from './admin/tasks';
export { mailLabels } from './admin/mails';
export type { AdminMail, AdminMailDetail, ResendMailResponse } from './admin/mails';
export type { FailingWork, SystemPart, SystemResponse } from './admin/system';
export { securityEventKinds } from './admin/security-event';
export type { SecurityEvent } from './admin/security-event';
export { mostFurtherKeys } from './admin/people';
export type {
  ErasePersonRequest,
  ErasureReport,
  PersonSummary,
  PersonMatch,
  PersonRequest,
  RetentionResponse,
  RetentionRule,
} from './admin/people';
export { migrationSteps, migrationVerdicts } from './admin/migration';
export type {
  FieldDifference,
  MigratedRows,
  MigrationCounts,
  MigrationDifference,
  MigrationOverview,
  MigrationPlan,
  MigrationReport,
  MigrationRun,
  MigrationSource,
  MigrationStep,
  MigrationVerdict,
  RunMigrationRequest,
  RunMigrationResponse,
} from './admin/migration';
export { restoreConfirmation } from './admin/restore';
export type { RestoreCheck, RestoreReport, RestoreState, RestoreTable } from './admin/restore';
export { priceListColumns, priceListLimit } from './admin/price-import';
export type {
  PriceImportLine,
  PriceImportPreview,
  PriceImportProblem,
  PriceImportRequest,
} from './admin/price-import';
export { auditVerbs } from './admin/audit';
export type { AuditAction, AuditVerb, AuditEntryResponse, AuditSubject } from './admin/audit';
export { attachmentLimits, attachmentTypes } from './admin/attachments';
export type { AddAttachmentsResponse } from './admin/attachments';
export { uploadedImage } from './admin/upload-image';
export type { UploadImageRequest } from './admin/upload-image';
export { mostCounted, pageSizes, totalCountHeader } from './admin/list-query';
export type { ListQuery } from './admin/list-query';
