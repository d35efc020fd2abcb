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
  docs: '/api/docs',
  openApi: '/api/docs-json',
  live: '/api/health/live',
  ready: '/api/health/ready',
} as const;
