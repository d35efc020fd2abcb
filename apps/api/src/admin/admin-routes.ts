/** Routes, of which each line has the methods of one address. */
const routes = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => {
    const parts = line.trim().split(' ');
    return parts.slice(0, -1).map((method) => `${method} ${parts.at(-1)}`);
  });

/** What each role sees to of its own account. */
export const ownAccountRoutes = routes(`
  GET /api/admin/account
  POST /api/admin/account/recovery-codes
  POST /api/admin/account/second-factor
  POST /api/admin/account/second-factor/confirm
  POST /api/admin/account/second-factor/remove
  DELETE GET /api/admin/account/sessions
  DELETE /api/admin/account/sessions/:sessionId`);

/** What the workshop may call, as may office and owner. */
export const workshopRoutes = routes(`
  GET /api/admin/board/:column
  GET /api/admin/job-sheets
  GET /api/admin/quotes/:quoteId/job-sheet
  GET /api/admin/workload`);

const ofCatalogue = (kind: string) => `
  GET POST /api/admin/${kind}
  DELETE GET PUT /api/admin/${kind}/:id
  POST /api/admin/${kind}/:id/restore`;

const ofInquiries = (form: string) => `
  GET /api/admin/${form}-inquiries
  GET /api/admin/${form}-inquiries/:inquiryId
  POST /api/admin/${form}-inquiries/:inquiryId/answers
  POST /api/admin/${form}-inquiries/:inquiryId/notes
  POST /api/admin/${form}-inquiries/:inquiryId/replies
  PUT /api/admin/${form}-inquiries/:inquiryId/status`;

/** What the office may call, as may the owner. */
export const officeRoutes = routes(`
  ALL /api/admin
  ALL /api/admin/*
  GET PUT /api/admin/appointment-rules
  GET /api/admin/appointment-times
  GET /api/admin/appointments
  PUT /api/admin/appointments/:appointmentId
  POST /api/admin/appointments/:appointmentId/cancel
  GET /api/admin/attachments/:id
  GET /api/admin/audit
  GET /api/admin/catalogue-warnings
  GET /api/admin/counts
  GET /api/admin/deposit-payments
  POST /api/admin/deposit-payments/:depositId/refunds
  GET /api/admin/inquiries
  GET /api/admin/invoices
  GET /api/admin/invoices/:number
  GET /api/admin/mails
  GET /api/admin/mails/:mailId
  GET /api/admin/mails/:mailId/preview
  POST /api/admin/mails/:mailId/resend
  POST /api/admin/mails/:mailId/try-now
  GET /api/admin/money
  GET /api/admin/payment-reviews
  POST /api/admin/payment-reviews/:attemptId/decision
  GET /api/admin/people
  POST /api/admin/people/erase
  POST /api/admin/people/export
  POST /api/admin/people/holdings
  POST /api/admin/people/notes
  DELETE /api/admin/people/notes/:noteId
  POST /api/admin/people/notes/:noteId/restore
  POST /api/admin/people/record
  GET POST /api/admin/price-changes
  POST /api/admin/price-changes/:id/undo
  POST /api/admin/price-changes/preview
  POST /api/admin/price-imports
  POST /api/admin/price-imports/preview
  GET /api/admin/prices.csv
  GET POST /api/admin/quotes
  DELETE GET /api/admin/quotes/:quoteId
  GET POST /api/admin/quotes/:quoteId/appointments
  DELETE PUT /api/admin/quotes/:quoteId/balance-request
  POST /api/admin/quotes/:quoteId/cancel
  GET /api/admin/quotes/:quoteId/cancelling
  PUT /api/admin/quotes/:quoteId/customer
  POST /api/admin/quotes/:quoteId/email
  POST /api/admin/quotes/:quoteId/follow-up
  PUT /api/admin/quotes/:quoteId/invoice-recipient
  PUT /api/admin/quotes/:quoteId/job
  PUT /api/admin/quotes/:quoteId/job/stage
  POST /api/admin/quotes/:quoteId/measurements
  POST /api/admin/quotes/:quoteId/measurements/preview
  POST /api/admin/quotes/:quoteId/notes
  POST /api/admin/quotes/:quoteId/payments
  POST /api/admin/quotes/:quoteId/payments/:id/undo
  POST /api/admin/quotes/:quoteId/payments/give-back
  GET /api/admin/quotes/:quoteId/pdf
  POST /api/admin/quotes/:quoteId/photos
  DELETE /api/admin/quotes/:quoteId/photos/:photoId
  POST /api/admin/quotes/:quoteId/restore
  POST /api/admin/quotes/:quoteId/revision/decline
  PUT /api/admin/quotes/:quoteId/stage
  PUT /api/admin/quotes/:quoteId/status
  PUT /api/admin/quotes/:quoteId/validity
  GET /api/admin/quotes/summary
  POST /api/admin/refunds/:refundId/decision
  GET /api/admin/retention
  GET /api/admin/system
  GET /api/admin/tasks
  PUT /api/admin/tasks/:taskId
  GET /api/admin/trade-customers
  DELETE POST /api/admin/trade-customers/:customerId/link
  PUT /api/admin/workload
  POST /api/colors/:id/upload-image
  ${['colors', 'cutouts', 'materials', 'sink-types', 'thicknesses'].map(ofCatalogue).join('')}
  ${['contact', 'trade'].map(ofInquiries).join('')}`);

/** What the owner alone may call: managing staff, rules of money, and taking data in or out in bulk. */
export const ownerRoutes = routes(`
  GET /api/admin/accounts/:file
  PUT /api/admin/cancelling-rules
  GET /api/admin/export-current-data
  POST /api/admin/migrate-preview-to-live
  POST /api/admin/migration/preview
  GET /api/admin/quotes/export.csv
  GET /api/admin/quotes/export.xlsx
  POST /api/admin/run-immediate-migration
  POST /api/admin/system/release
  POST /api/admin/trade-customers
  PUT /api/admin/trade-customers/:customerId
  PUT /api/admin/trade-floor
  GET POST /api/admin/users
  PUT /api/admin/users/:id
  POST /api/admin/users/:id/invitation
  POST /api/admin/users/:id/second-factor/remove
  GET /api/admin/queues
  GET /api/admin/queues/api/job-schedulers
  GET /api/admin/queues/api/queues
  GET /api/admin/queues/api/queues/:queueName/:jobId
  GET /api/admin/queues/api/queues/:queueName/:jobId/flow
  GET /api/admin/queues/api/queues/:queueName/:jobId/logs
  GET /api/admin/queues/api/queues/:queueName/default-job-options
  GET /api/admin/queues/api/queues/:queueName/job-data-schema
  GET /api/admin/queues/api/queues/:queueName/metrics
  GET /api/admin/queues/api/queues/:queueName/rate-limit
  GET /api/admin/queues/api/queues/:queueName/workers
  GET /api/admin/queues/api/redis/stats
  GET /api/admin/queues/job-schedulers
  GET /api/admin/queues/metrics-history
  GET /api/admin/queues/queue/:queueName
  GET /api/admin/queues/queue/:queueName/:jobId
  GET /api/admin/queues/static/*`);

/**
 * Every route that is for admins alone, as the router writes it. The lists above are what the tests expect, written by
 * hand: a route gets its permission from `@Roles` on its handler.
 */
export const adminRoutes = [...ownAccountRoutes, ...workshopRoutes, ...officeRoutes, ...ownerRoutes];

/** Every route that is public on purpose. Inbound mail needs a secret; no web server passes metrics on. */
export const publicRoutes = routes(`
  POST /api/auth/password
  GET /api/auth/user
  GET /api/basket/:sessionId
  DELETE /api/basket/:sessionId/clear
  POST /api/basket/:sessionId/items
  DELETE /api/basket/:sessionId/items/:itemId
  GET /api/cancelling-rules
  POST /api/client-reports
  POST /api/contact
  POST /api/contact/:id/attachments
  GET /api/cutouts
  POST /api/deposit-payments
  POST /api/deposit-payments/:depositId/retry
  GET /api/deposit-payments/:depositId/status
  GET /api/docs
  GET /api/docs-json
  GET /api/docs/favicon-32x32.png
  GET /api/docs/start.js
  GET /api/docs/swagger-ui-bundle.js
  GET /api/docs/swagger-ui.css
  GET /api/health/live
  GET /api/health/ready
  GET /api/images/:name
  POST /api/inbound-mails
  POST /api/invitations
  POST /api/invitations/accept
  POST /api/jobs
  GET /api/jobs/:jobId
  GET /api/jobs/:jobId/pdf
  GET POST /api/login
  POST /api/logout
  GET POST /api/mail-preferences/:token
  GET /api/materials
  GET /api/materials/:materialId/colors
  GET /api/orders/:token
  PUT /api/orders/:token/appointment
  POST /api/orders/:token/appointment/cancel
  POST /api/orders/:token/balance-payments
  POST /api/orders/:token/cancel
  GET /api/orders/:token/cancelling
  GET /api/orders/:token/invoices/:number
  GET /api/orders/:token/photos/:photoId
  POST /api/payment-notices/:token
  GET /api/postcodes/:postcode
  GET /api/postcodes/:postcode/areas
  POST /api/quotes
  POST /api/quotes/:id/attachments
  GET /api/quotes/:quoteId
  POST /api/quotes/:quoteId/consent
  GET /api/quotes/:quoteId/pdf
  POST /api/quotes/email
  GET /api/sink-types
  GET /api/thicknesses
  POST /api/trade-inquiries
  POST /api/trade-inquiries/:id/attachments
  DELETE GET POST /api/trade-prices
  GET /metrics`);
