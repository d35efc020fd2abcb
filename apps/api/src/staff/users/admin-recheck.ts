import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { PostgresSessionStore } from '../sessions/session-store';
import { checkAdmin } from './require-admin';

/** Whoever sends a long body was let in before it: they may have been shut out while it arrived. */
@Injectable()
export class AdminRecheck {
  constructor(private readonly sessions: PostgresSessionStore) {}

  /** @throws AppError `auth/signed-out`, `auth/not-an-admin` */
  async askAgain(request: FastifyRequest): Promise<void> {
    checkAdmin(await this.sessions.staffOf(request.session.sessionId), request);
  }
}
