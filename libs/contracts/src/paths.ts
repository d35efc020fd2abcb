import type { BoardColumnName } from './admin/orders/board';
import type { CatalogueKind } from './admin/catalogue/catalogue';
import type { AccountsFile } from './payments/invoice';
import type { InquiryForm } from './admin/inquiries';

// All URLs of the API (specification §7), for server, shop, admin and tests. A URL with an id is a function, which escapes
// the id. Each URL is an export, so that the bundler drops the admin's URLs from the shop.

const segment = (value: string | number) => encodeURIComponent(String(value));

export const materials = '/api/materials';
export const materialColors = (materialId: number | string) => `/api/materials/${segment(materialId)}/colors`;
export const sinkTypes = '/api/sink-types';
export const thicknesses = '/api/thicknesses';
export const cutouts = '/api/cutouts';
export const basins = '/api/basins';
/** A maker's template, a PDF named by its content hash; immutable. */
export const basinTemplate = (name: string) => `/api/basins/templates/${segment(name)}`;
export const quotes = '/api/quotes';
export const quote = (quoteId: string) => `/api/quotes/${segment(quoteId)}`;
export const quotePdf = (quoteId: string) => `/api/quotes/${segment(quoteId)}/pdf`;
export const jobs = '/api/jobs';
export const job = (jobId: string) => `/api/jobs/${segment(jobId)}`;
export const jobPdf = (jobId: string) => `${job(jobId)}/pdf`;
export const emailQuote = '/api/quotes/email';
/** The customer's answer to a revised quote. */
export const answerRevision = (quoteId: string) => `/api/quotes/${segment(quoteId)}/consent`;
/** Unsubscribes an email address from reminders, by its token. */
export const mailPreference = (token: string) => `/api/mail-preferences/${segment(token)}`;
export const basket = (sessionId: string) => `/api/basket/${segment(sessionId)}`;
export const basketItems = (sessionId: string) => `/api/basket/${segment(sessionId)}/items`;
/** By the id of the item or of its quote (D10). */
export const basketItem = (sessionId: string, id: string) =>
  `/api/basket/${segment(sessionId)}/items/${segment(id)}`;
export const clearBasket = (sessionId: string) => `/api/basket/${segment(sessionId)}/clear`;
export const deposits = '/api/deposit-payments';
export const depositStatus = (depositId: string) => `/api/deposit-payments/${segment(depositId)}/status`;
export const orderOfDeposit = (depositId: string) => `/api/deposit-payments/${segment(depositId)}/order-link`;
export const retryDeposit = (depositId: string) => `/api/deposit-payments/${segment(depositId)}/retry`;
/** Webhook of the card provider; each attempt has its own token. */
export const paymentNotice = (token: string) => `/api/payment-notices/${segment(token)}`;
export const postcode = (code: string) => `/api/postcodes/${segment(code)}`;
export const postcodeAreas = (code: string) => `/api/postcodes/${segment(code)}/areas`;
export const contact = '/api/contact';
export const tradeInquiries = '/api/trade-inquiries';
/** Prices of the trade customer whose link was opened in this browser. */
export const tradePrices = '/api/trade-prices';
/** The company's facts, for the shop's server. */
export const publicCompany = '/api/company';
export const login = '/api/login';
export const logout = '/api/logout';
export const currentUser = '/api/auth/user';
export const invitation = '/api/invitations';
export const acceptInvitation = '/api/invitations/accept';
export const passwordResets = '/api/password-resets';
export const quoteAttachments = (quoteId: string) => `/api/quotes/${segment(quoteId)}/attachments`;
export const contactAttachments = (inquiryId: string) => `/api/contact/${segment(inquiryId)}/attachments`;
export const tradeAttachments = (inquiryId: string) =>
  `/api/trade-inquiries/${segment(inquiryId)}/attachments`;
/** A picture, named by its content hash; immutable. */
export const image = (name: string) => `/api/images/${segment(name)}`;
export const uploadColorImage = (colorId: number | string) => `/api/colors/${segment(colorId)}/upload-image`;
/** Webhook of the mail service, for customers' replies. */
export const inboundMails = '/api/inbound-mails';
/** Errors and Web Vitals from browsers. */
export const clientReports = '/api/client-reports';

// Staff only (D26).
export const adminItems = (kind: CatalogueKind) => `/api/admin/${kind}`;
export const adminItem = (kind: CatalogueKind, id: number | string) => `/api/admin/${kind}/${segment(id)}`;
export const itemUses = (kind: CatalogueKind, id: number) => `${adminItem(kind, id)}/uses`;
export const restoreItem = (kind: CatalogueKind, id: number | string) => `${adminItem(kind, id)}/restore`;
export const basinTemplates = '/api/admin/basin-templates';
export const adminCounts = '/api/admin/counts';
export const catalogueWarnings = '/api/admin/catalogue-warnings';
export const priceChanges = '/api/admin/price-changes';
export const priceChangePreview = '/api/admin/price-changes/preview';
/** All prices as a spreadsheet that `priceImports` accepts. */
export const priceList = '/api/admin/prices.csv';
export const priceImports = '/api/admin/price-imports';
export const previewPriceImport = '/api/admin/price-imports/preview';
export const undoPriceChange = (id: number | string) => `/api/admin/price-changes/${segment(id)}/undo`;
export const adminQuotes = '/api/admin/quotes';
/** The filtered list as `csv` or `xlsx`. */
export const adminQuotesExport = (format: 'csv' | 'xlsx') => `/api/admin/quotes/export.${format}`;
export const adminQuote = (id: string) => `/api/admin/quotes/${segment(id)}`;
/** PDF with the customer's name. */
export const adminQuotePdf = (id: string) => `/api/admin/quotes/${segment(id)}/pdf`;
/** Job of a quote, with all its quotes. */
export const quoteJob = (id: string) => `/api/admin/quotes/${segment(id)}/job`;
/** Stage of all orders in the job of a quote. */
export const jobStage = (id: string) => `/api/admin/quotes/${segment(id)}/job/stage`;
export const adminQuoteStatus = (id: string) => `/api/admin/quotes/${segment(id)}/status`;
export const restoreQuote = (id: string) => `/api/admin/quotes/${segment(id)}/restore`;
export const adminQuoteNotes = (id: string) => `/api/admin/quotes/${segment(id)}/notes`;
export const adminQuoteValidity = (id: string) => `/api/admin/quotes/${segment(id)}/validity`;
export const adminQuoteCustomer = (id: string) => `/api/admin/quotes/${segment(id)}/customer`;
export const quoteFollowUp = (id: string) => `/api/admin/quotes/${segment(id)}/follow-up`;
export const adminEmailQuote = (id: string) => `/api/admin/quotes/${segment(id)}/email`;
export const measurements = (id: string) => `/api/admin/quotes/${segment(id)}/measurements`;
export const previewMeasurements = (id: string) => `/api/admin/quotes/${segment(id)}/measurements/preview`;
/** Staff record that the customer agreed to a revised price, or declined it. */
export const agreeToRevision = (id: string) => `/api/admin/quotes/${segment(id)}/revision/agree`;
export const declineRevision = (id: string) => `/api/admin/quotes/${segment(id)}/revision/decline`;
/** The drawing of the latest sizes, as a PDF. */
export const topDrawing = (id: string) => `/api/admin/quotes/${segment(id)}/drawing`;
/** `POST`: mails the customer the drawing, to agree to. */
export const mailDrawing = (id: string) => `${topDrawing(id)}/mail`;
export const jobSheet = (id: string) => `/api/admin/quotes/${segment(id)}/job-sheet`;
/** Several job sheets, one page each. */
export const jobSheets = (...ids: readonly string[]) =>
  `/api/admin/job-sheets?quotes=${ids.map(segment).join(',')}`;
export const orderStage = (id: string) => `/api/admin/quotes/${segment(id)}/stage`;
export const adminBoard = '/api/admin/board';
export const boardColumn = (column: BoardColumnName) => `${adminBoard}/${column}`;
export const workload = '/api/admin/workload';
/** What the workshop cuts in a week, and the sizes it can cut. */
export const workshop = '/api/admin/workshop';
/** Orders, and quotes that are not ordered; POST takes an order. */
export const adminOrders = '/api/admin/orders';
export const adminOrderSummary = `${adminOrders}/summary`;
/** One order with all details. */
export const adminOrder = (orderId: string) => `${adminOrders}/${segment(orderId)}`;
export const orderDepositPage = (orderId: string) => `${adminOrder(orderId)}/deposit-page`;
export const orderTops = (orderId: string) => `${adminOrder(orderId)}/tops`;
export const orderDelivery = (orderId: string) => `${adminOrder(orderId)}/delivery`;
/** Redirects staff to the order's page as the customer sees it. */
export const customersPage = (orderId: string) => `${adminOrder(orderId)}/customers-page`;
export const orderDepositMail = (orderId: string) => `${adminOrder(orderId)}/deposit-mail`;
/** Payments that staff record. */
export const recordedPayments = (id: string) => `/api/admin/quotes/${segment(id)}/payments`;
export const refundedCredit = (id: string) => `/api/admin/quotes/${segment(id)}/payments/refund-credit`;
export const balanceRequest = (id: string) => `/api/admin/quotes/${segment(id)}/balance-request`;
export const balanceReminder = (id: string) => `${balanceRequest(id)}/reminder`;
export const undoPayment = (id: string, entryId: string) =>
  `/api/admin/quotes/${segment(id)}/payments/${segment(entryId)}/undo`;
export const adminAppointments = '/api/admin/appointments';
export const appointmentWeek = (day: string) => `${adminAppointments}?from=${day}`;
export const adminAppointment = (id: string) => `${adminAppointments}/${segment(id)}`;
export const cancelAppointment = (id: string) => `${adminAppointment(id)}/cancel`;
export const handOverAppointment = (id: string) => `${adminAppointment(id)}/hand-over`;
export const undoHandOver = (id: string) => `${adminAppointment(id)}/undo-hand-over`;
export const quoteAppointments = (id: string) => `/api/admin/quotes/${segment(id)}/appointments`;
/** A top to make, by the reference on its job sheet. */
export const topsToMake = '/api/admin/tops';
export const topToMake = (reference: string) => `${topsToMake}/${segment(reference)}`;
export const topStage = (reference: string) => `${topToMake(reference)}/stage`;
export const topPhoto = (reference: string, photoId: string) =>
  `${topToMake(reference)}/photos/${segment(photoId)}`;
export const topCutList = (reference: string) => `${topToMake(reference)}/cut-list`;
/** A top at true size: pages of A4 to join, and a DXF for saw and water jet. */
export const topAtTrueSize = (reference: string) => `${topToMake(reference)}/true-size.pdf`;
export const topDxf = (reference: string) => `${topToMake(reference)}/top.dxf`;
export const topProblems = (reference: string) => `${topToMake(reference)}/problems`;
export const topProblem = (reference: string, id: string) => `${topProblems(reference)}/${segment(id)}`;
export const visits = '/api/admin/visits';
export const visitEntries = (id: string) => `${visits}/${segment(id)}/entries`;
/** A user's appointments for a calendar program, by a secret token. */
export const calendarFeed = (token: string) => `/api/calendars/${segment(token)}`;
export const company = '/api/admin/company';
export const undoCompany = `${company}/undo`;
export const making = '/api/admin/making';
export const undoMaking = `${making}/undo`;
export const appointmentRules = '/api/admin/appointment-rules';
/** The customer's view of an order, by the token in their mails. */
export const customerOrder = (token: string) => `/api/orders/${segment(token)}`;
export const orderDrawing = (token: string, quoteId: string) =>
  `${customerOrder(token)}/drawings/${segment(quoteId)}`;
export const agreeToDrawing = (token: string, quoteId: string) => `${orderDrawing(token, quoteId)}/agreement`;
export const pickTime = (token: string) => `${customerOrder(token)}/appointment`;
/** Card page for the balance or a part of it. */
export const payBalance = (token: string) => `${customerOrder(token)}/balance-payments`;
/** Card page for the deposit of an order that staff took. */
export const payDeposit = (token: string) => `${customerOrder(token)}/deposit-payments`;
export const cancelPickedTime = (token: string) => `${pickTime(token)}/cancel`;
export const customerInvoice = (token: string, number: string) =>
  `${customerOrder(token)}/invoices/${segment(number)}`;
export const adminInvoices = '/api/admin/invoices';
export const adminInvoice = (number: string) => `${adminInvoices}/${segment(number)}`;
/** `POST`: mails it again. */
export const sendInvoice = (number: string) => `${adminInvoice(number)}/send`;
export const invoiceRecipient = (id: string) => `/api/admin/quotes/${segment(id)}/invoice-recipient`;
/** Exports for accounting software; `?from=` and `?to=` are London dates. */
export const accountsFile = (file: AccountsFile) => `/api/admin/accounts/${file}.csv`;
export const accountsMonths = '/api/admin/accounts/months';
export const monthEnd = (month: string) => `${accountsMonths}/${segment(month)}`;
/** All files of a month in one archive. */
export const monthEndFiles = (month: string) => `${monthEnd(month)}/files.zip`;
export const lockMonth = (month: string) => `${monthEnd(month)}/lock`;
export const bankStatements = '/api/admin/bank-statements';
export const previewBankStatement = `${bankStatements}/preview`;
export const undecidedBankLines = `${bankStatements}/undecided`;
export const orderPhoto = (token: string, photoId: string) =>
  `${customerOrder(token)}/photos/${segment(photoId)}`;
export const ownCancelling = (token: string) => `${customerOrder(token)}/cancelling`;
export const cancelOwnOrder = (token: string) => `${customerOrder(token)}/cancel`;
export const cancellingRules = '/api/cancelling-rules';
export const adminCancellingRules = '/api/admin/cancelling-rules';
export const quoteCancelling = (id: string) => `/api/admin/quotes/${segment(id)}/cancelling`;
export const cancelOrder = (id: string) => `/api/admin/quotes/${segment(id)}/cancel`;
/** Photos that staff took of a finished top. */
export const quotePhotos = (id: string) => `/api/admin/quotes/${segment(id)}/photos`;
export const quotePhoto = (id: string, photoId: string) => `${quotePhotos(id)}/${segment(photoId)}`;
export const adminDeposits = '/api/admin/deposit-payments';
export const refunds = (depositId: string) => `/api/admin/deposit-payments/${segment(depositId)}/refunds`;
export const decideRefund = (refundId: string) => `/api/admin/refunds/${segment(refundId)}/decision`;
export const paymentReviews = '/api/admin/payment-reviews';
export const decideReview = (attemptId: string) =>
  `/api/admin/payment-reviews/${segment(attemptId)}/decision`;
export const money = '/api/admin/money';
export const moneySummary = `${money}/summary`;
export const decideChargeback = (taskId: string) => `/api/admin/chargebacks/${segment(taskId)}/decision`;
/** PDF from the order's records. */
export const chargebackEvidence = (taskId: string) =>
  `/api/admin/chargebacks/${segment(taskId)}/evidence.pdf`;
export const adminTasks = '/api/admin/tasks';
export const adminTask = (id: string) => `/api/admin/tasks/${segment(id)}`;
export const adminTaskDue = (id: string) => `${adminTask(id)}/due`;
export const adminTaskAssignee = (id: string) => `${adminTask(id)}/assignee`;
export const taskAssignees = '/api/admin/tasks/assignees';
export const adminMails = '/api/admin/mails';
export const adminMail = (id: string) => `/api/admin/mails/${segment(id)}`;
export const mailPreview = (id: string) => `/api/admin/mails/${segment(id)}/preview`;
export const resendMail = (id: string) => `/api/admin/mails/${segment(id)}/resend`;
/** Retries a waiting mail now. */
export const tryMailNow = (id: string) => `/api/admin/mails/${segment(id)}/try-now`;
export const system = '/api/admin/system';
export const releaseHold = '/api/admin/system/release';
/** The Bull Board page. */
export const queueBoard = '/api/admin/queues';
export const searchSuggestion = '/api/admin/search-suggestion';
export const people = '/api/admin/people';
export const personHoldings = '/api/admin/people/holdings';
export const personRecord = '/api/admin/people/record';
export const personNotes = '/api/admin/people/notes';
export const personNote = (id: string) => `${personNotes}/${segment(id)}`;
export const restorePersonNote = (id: string) => `${personNote(id)}/restore`;
export const exportPerson = '/api/admin/people/export';
export const erasePerson = '/api/admin/people/erase';
export const tradeCustomers = '/api/admin/trade-customers';
export const tradeCustomer = (id: string) => `${tradeCustomers}/${segment(id)}`;
export const tradeLink = (id: string) => `${tradeCustomer(id)}/link`;
export const tradeFloor = '/api/admin/trade-floor';
export const retention = '/api/admin/retention';
export const previewMigration = '/api/admin/migration/preview';
export const runImmediateMigration = '/api/admin/run-immediate-migration';
export const migratePreviewToLive = '/api/admin/migrate-preview-to-live';
export const exportCurrentData = '/api/admin/export-current-data';
/** Inquiries of both forms. */
export const adminInquiries = '/api/admin/inquiries';
export const adminInquiriesOf = (form: InquiryForm) => `/api/admin/${form}-inquiries`;
export const adminInquiry = (form: InquiryForm, id: string) => `/api/admin/${form}-inquiries/${segment(id)}`;
export const adminInquiryStatus = (form: InquiryForm, id: string) =>
  `/api/admin/${form}-inquiries/${segment(id)}/status`;
export const adminInquiryNotes = (form: InquiryForm, id: string) =>
  `/api/admin/${form}-inquiries/${segment(id)}/notes`;
export const answerInquiry = (form: InquiryForm, id: string) => `${adminInquiry(form, id)}/answers`;
/** Customers' replies that staff enter. */
export const inquiryReplies = (form: InquiryForm, id: string) => `${adminInquiry(form, id)}/replies`;
export const adminAttachment = (id: string) => `/api/admin/attachments/${segment(id)}`;
export const adminAudit = '/api/admin/audit';
export const adminUsers = '/api/admin/users';
export const adminUser = (id: number | string) => `/api/admin/users/${segment(id)}`;
export const inviteAgain = (id: number | string) => `/api/admin/users/${segment(id)}/invitation`;
export const removeUsersSecondFactor = (id: number | string) =>
  `/api/admin/users/${segment(id)}/second-factor/remove`;
export const adminAccount = '/api/admin/account';
export const ownCalendar = `${adminAccount}/calendar`;
/** Also for staff who are not admins. */
export const ownSessions = '/api/admin/account/sessions';
export const ownSession = (id: string) => `/api/admin/account/sessions/${segment(id)}`;
export const accountPassword = '/api/auth/password';
export const secondFactor = '/api/admin/account/second-factor';
export const confirmSecondFactor = '/api/admin/account/second-factor/confirm';
export const removeSecondFactor = '/api/admin/account/second-factor/remove';
export const recoveryCodes = '/api/admin/account/recovery-codes';

export const docs = '/api/docs';
export const openApi = '/api/docs-json';
export const live = '/api/health/live';
export const ready = '/api/health/ready';
