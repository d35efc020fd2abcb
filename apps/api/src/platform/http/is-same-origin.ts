import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a write that carries an Origin comes from a page of the very host that it was sent to, as the shop's
 * server saw it: in between, that server puts its own idea of Host. Only asked of browsers that did not say
 * themselves where the request comes from (plain http on a local network); pages of others cannot set the
 * forwarded host without asking first, which we never grant.
 */
export function isSameOrigin({ headers }: { headers: IncomingHttpHeaders }): boolean {
  const { origin, 'sec-fetch-site': site, 'x-forwarded-host': host } = headers;
  if (site !== undefined || !origin || typeof host !== 'string' || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
