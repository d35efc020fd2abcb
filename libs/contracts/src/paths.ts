import type { CatalogueKind } from './admin/catalogue';
import type { InquiryForm } from './admin/inquiries';

/**
 * Every address of the API (specification §7), written once for server, shop, admin and tests.
 * A function stands where the address carries an id; ids are escaped here and nowhere else.
 */
const segment = (value: string | number) => encodeURIComponent(String(value));

export const paths = {
  materials: '/api/materials',
  materialColors: (materialId: number | string) => `/api/materials/${segment(materialId)}/colors`,
  sinkTypes: '/api/sink-types',
  thicknesses: '/api/thicknesses',
  cutouts: '/api/cutouts',
  quotes: '/api/quotes',
  quote: (quoteId: string) => `/api/quotes/${segment(quoteId)}`,
  quotePdf: (quoteId: string) => `/api/quotes/${segment(quoteId)}/pdf`,
  emailQuote: '/api/quotes/email',
  /** The customer's answer to a quote that was revised after measuring. */
  answerRevision: (quoteId: string) => `/api/quotes/${segment(quoteId)}/consent`,
  /** Where reminders to one address are ended; the token is that address's own. */
  mailPreference: (token: string) => `/api/mail-preferences/${segment(token)}`,
  basket: (sessionId: string) => `/api/basket/${segment(sessionId)}`,
  basketItems: (sessionId: string) => `/api/basket/${segment(sessionId)}/items`,
  /** By the line's id or its quote's (D10). */
  basketItem: (sessionId: string, id: string) => `/api/basket/${segment(sessionId)}/items/${segment(id)}`,
  clearBasket: (sessionId: string) => `/api/basket/${segment(sessionId)}/clear`,
  deposits: '/api/deposit-payments',
  depositStatus: (depositId: string) => `/api/deposit-payments/${segment(depositId)}/status`,
  retryDeposit: (depositId: string) => `/api/deposit-payments/${segment(depositId)}/retry`,
  /** Where the card provider says that a checkout has news; the token is the attempt's own. */
  paymentNotice: (token: string) => `/api/payment-notices/${segment(token)}`,
  postcode: (postcode: string) => `/api/postcodes/${segment(postcode)}`,
  postcodeAreas: (postcode: string) => `/api/postcodes/${segment(postcode)}/areas`,
  contact: '/api/contact',
  tradeInquiries: '/api/trade-inquiries',
  login: '/api/login',
  logout: '/api/logout',
  currentUser: '/api/auth/user',
  invitation: (token: string) => `/api/invitations/${segment(token)}`,
  quoteAttachments: (quoteId: string) => `/api/quotes/${segment(quoteId)}/attachments`,
  contactAttachments: (inquiryId: string) => `/api/contact/${segment(inquiryId)}/attachments`,
  tradeAttachments: (inquiryId: string) => `/api/trade-inquiries/${segment(inquiryId)}/attachments`,
  /** A picture of ours, by its content; never changes. */
  image: (name: string) => `/api/images/${segment(name)}`,
  uploadColorImage: (colorId: number | string) => `/api/colors/${segment(colorId)}/upload-image`,

  // Staff alone (D26).
  adminItems: (kind: CatalogueKind) => `/api/admin/${kind}`,
  adminItem: (kind: CatalogueKind, id: number | string) => `/api/admin/${kind}/${segment(id)}`,
  adminCounts: '/api/admin/counts',
  catalogueWarnings: '/api/admin/catalogue-warnings',
  priceChanges: '/api/admin/price-changes',
  priceChangePreview: '/api/admin/price-changes/preview',
  undoPriceChange: (id: number | string) => `/api/admin/price-changes/${segment(id)}/undo`,
  adminQuotes: '/api/admin/quotes',
  adminQuoteSummary: '/api/admin/quotes/summary',
  /** `csv` or `xlsx` of the list as it is filtered. */
  adminQuotesExport: (format: 'csv' | 'xlsx') => `/api/admin/quotes/export.${format}`,
  adminQuote: (id: string) => `/api/admin/quotes/${segment(id)}`,
  /** Made out to its customer. */
  adminQuotePdf: (id: string) => `/api/admin/quotes/${segment(id)}/pdf`,
  adminQuoteStatus: (id: string) => `/api/admin/quotes/${segment(id)}/status`,
  restoreQuote: (id: string) => `/api/admin/quotes/${segment(id)}/restore`,
  adminQuoteNotes: (id: string) => `/api/admin/quotes/${segment(id)}/notes`,
  adminQuoteValidity: (id: string) => `/api/admin/quotes/${segment(id)}/validity`,
  adminQuoteCustomer: (id: string) => `/api/admin/quotes/${segment(id)}/customer`,
  quoteFollowUp: (id: string) => `/api/admin/quotes/${segment(id)}/follow-up`,
  adminEmailQuote: (id: string) => `/api/admin/quotes/${segment(id)}/email`,
  measurements: (id: string) => `/api/admin/quotes/${segment(id)}/measurements`,
  previewMeasurements: (id: string) => `/api/admin/quotes/${segment(id)}/measurements/preview`,
  jobSheet: (id: string) => `/api/admin/quotes/${segment(id)}/job-sheet`,
  adminDeposits: '/api/admin/deposit-payments',
  refunds: (depositId: string) => `/api/admin/deposit-payments/${segment(depositId)}/refunds`,
  paymentReviews: '/api/admin/payment-reviews',
  decideReview: (attemptId: string) => `/api/admin/payment-reviews/${segment(attemptId)}/decision`,
  money: '/api/admin/money',
  reconciliation: (day: string) => `/api/admin/money/days/${segment(day)}`,
  adminTasks: '/api/admin/tasks',
  adminTask: (id: string) => `/api/admin/tasks/${segment(id)}`,
  adminMails: '/api/admin/mails',
  adminMail: (id: string) => `/api/admin/mails/${segment(id)}`,
  mailPreview: (id: string) => `/api/admin/mails/${segment(id)}/preview`,
  resendMail: (id: string) => `/api/admin/mails/${segment(id)}/resend`,
  system: '/api/admin/system',
  /** Bull Board: a page of its own. */
  queueBoard: '/api/admin/queues',
  people: '/api/admin/people',
  personHoldings: '/api/admin/people/holdings',
  exportPerson: '/api/admin/people/export',
  erasePerson: '/api/admin/people/erase',
  retention: '/api/admin/retention',
  runRetention: '/api/admin/retention/run',
  /** Both forms mixed. */
  adminInquiries: '/api/admin/inquiries',
  adminInquiriesOf: (form: InquiryForm) => `/api/admin/${form}-inquiries`,
  adminInquiry: (form: InquiryForm, id: string) => `/api/admin/${form}-inquiries/${segment(id)}`,
  adminInquiryStatus: (form: InquiryForm, id: string) => `/api/admin/${form}-inquiries/${segment(id)}/status`,
  adminInquiryNotes: (form: InquiryForm, id: string) => `/api/admin/${form}-inquiries/${segment(id)}/notes`,
  adminAttachment: (id: string) => `/api/admin/attachments/${segment(id)}`,
  adminAudit: '/api/admin/audit',
  adminUsers: '/api/admin/users',
  adminUser: (id: number | string) => `/api/admin/users/${segment(id)}`,
  inviteAgain: (id: number | string) => `/api/admin/users/${segment(id)}/invitation`,
  removeUsersSecondFactor: (id: number | string) => `/api/admin/users/${segment(id)}/second-factor/remove`,
  adminAccount: '/api/admin/account',
  accountPassword: '/api/admin/account/password',
  secondFactor: '/api/admin/account/second-factor',
  confirmSecondFactor: '/api/admin/account/second-factor/confirm',
  removeSecondFactor: '/api/admin/account/second-factor/remove',
  recoveryCodes: '/api/admin/account/recovery-codes',

  docs: '/api/docs',
  openApi: '/api/docs-json',
  live: '/api/health/live',
  ready: '/api/health/ready',
} as const;
