import type { IncomingHttpHeaders } from 'node:http';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

/**
 * For browsers that send no `Sec-Fetch-Site` (plain http on a local network). The shop's proxy replaces Host; other sites
 * cannot set the forwarded host without a preflight, which we never allow.
 */
export function isSameOrigin({ headers }: { headers: IncomingHttpHeaders }): boolean {
  const { origin, 'sec-fetch-site': site, 'x-forwarded-host': host } = headers;
  if (site !== undefined || !origin || typeof host !== 'string' || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}

/**
 * For a GET with side effects: a link in a mail or on another site would trigger it with the visitor's cookie. Callers
 * without the header are not modern browsers over https.
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
