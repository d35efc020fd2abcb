import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error';

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
