import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

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

/**
 * For a GET that does something: only where one of our own pages asks. A link in a letter or on somebody else's page would
 * do it too, with the cookie of whoever follows it. A caller that says nothing is no browser of today over https.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  /** @throws AppError `request/foreign-origin` */
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new AppError('request/foreign-origin');
    return true;
  }
}
