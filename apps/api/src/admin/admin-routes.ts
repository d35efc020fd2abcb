/**
 * Every route that is for admins alone, as the router writes it. The authorisation matrix asks each of them as everybody
 * who may not; a route of the running application that is neither here nor among the public ones fails it.
 */
export const adminRoutes = ['ALL /api/admin', 'ALL /api/admin/*'];

/** Every route that anybody may ask: each is open on purpose. */
export const publicRoutes = [
  'DELETE /api/basket/:sessionId/clear',
  'DELETE /api/basket/:sessionId/items/:itemId',
  'GET /api/auth/user',
  'GET /api/basket/:sessionId',
  'GET /api/cutouts',
  'GET /api/deposit-payments/:depositId/status',
  'GET /api/docs',
  'GET /api/docs-json',
  'GET /api/docs/favicon-32x32.png',
  'GET /api/docs/start.js',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/login',
  'GET /api/mail-preferences/:token',
  'GET /api/materials',
  'GET /api/materials/:materialId/colors',
  'GET /api/postcodes/:postcode',
  'GET /api/postcodes/:postcode/areas',
  'GET /api/quotes/:quoteId',
  'GET /api/quotes/:quoteId/pdf',
  'GET /api/sink-types',
  'GET /api/thicknesses',
  'POST /api/basket/:sessionId/items',
  'POST /api/contact',
  'POST /api/deposit-payments',
  'POST /api/deposit-payments/:depositId/retry',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/mail-preferences/:token',
  'POST /api/payment-notices/:token',
  'POST /api/quotes',
  'POST /api/quotes/email',
  'POST /api/trade-inquiries',
];
