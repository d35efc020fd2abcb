import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config';
import { AppError } from '../../platform/errors/app-error';

/**
 * Where the shop is reached over https no password is taken over http: the session's cookie would be withheld, and signing
 * in would seem to succeed and then not have happened.
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
