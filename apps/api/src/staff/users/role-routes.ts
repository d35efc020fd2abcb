import { paths, type StaffRole } from '@app/contracts';

/** All that the workshop sees: what these answer has no prices and nobody's data for it. */
export const workshopRoutes: readonly string[] = [
  'GET /api/admin/board/:column',
  'GET /api/admin/workload',
  'GET /api/admin/job-sheets',
  'GET /api/admin/quotes/:quoteId/job-sheet',
];

/** Managing staff, what is kept of a cancelled order, what trade customers are given, and bringing everything in or out. */
export const ownerRoutes: readonly string[] = [
  'GET /api/admin/users',
  'POST /api/admin/users',
  'PUT /api/admin/users/:id',
  'POST /api/admin/users/:id/invitation',
  'POST /api/admin/users/:id/second-factor/remove',
  'PUT /api/admin/cancelling-rules',
  'POST /api/admin/trade-customers',
  'PUT /api/admin/trade-customers/:customerId',
  'PUT /api/admin/trade-floor',
  'GET /api/admin/export-current-data',
  'GET /api/admin/quotes/export.csv',
  'GET /api/admin/quotes/export.xlsx',
  'GET /api/admin/migration',
  'POST /api/admin/migration/preview',
  'POST /api/admin/migrate-preview-to-live',
  'POST /api/admin/run-immediate-migration',
  'GET /api/admin/restore',
  'POST /api/admin/restore',
  'POST /api/admin/restore/check',
  'POST /api/admin/restore/release',
];

/** Everybody sees to their own. As the router knows the address, whatever was asked. */
export const isOwnAccount = (url: string): boolean =>
  url === paths.adminAccount || url.startsWith(`${paths.adminAccount}/`);

/** Whether a role goes as far as a route for admins. The office may what is not the owner's; the workshop only what is its own. */
export function mayUse(role: StaffRole, method: string, url: string): boolean {
  if (role === 'owner' || isOwnAccount(url)) return true;
  // A HEAD is answered by what a GET is.
  const route = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  return role === 'office' ? !ownerRoutes.includes(route) : workshopRoutes.includes(route);
}
