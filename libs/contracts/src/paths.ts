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
