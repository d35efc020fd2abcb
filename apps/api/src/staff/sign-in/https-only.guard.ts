import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { AppError } from '../../platform/errors/app-error';

/**
 * Rejects passwords over http if the shop runs on https, since browsers would drop the session cookie and signing in
 * would silently fail.
 */
@Injectable()
export class HttpsOnlyGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  /** @throws AppError `auth/needs-https` */
  canActivate(context: ExecutionContext): boolean {
    const { protocol } = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.config.publicOrigin.startsWith('https:') && protocol !== 'https')
      throw new AppError('auth/needs-https');
    return true;
  }
}
