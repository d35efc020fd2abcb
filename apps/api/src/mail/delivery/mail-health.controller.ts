import { Controller, Get, Header } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { MailServerBreaker } from './mail-server-breaker';

const readMailHealthSql = `
  SELECT
    (SELECT count(*)::integer FROM mail WHERE next_try_at IS NOT NULL) AS waiting,
    (SELECT count(*)::integer FROM mail WHERE next_try_at <= $1 AND ${shopIsNotOnHoldSql}) AS due,
    (SELECT coalesce(extract(epoch FROM $1::timestamptz - min(created_at))::integer, 0)
     FROM mail WHERE next_try_at IS NOT NULL) AS oldest_seconds,
    (SELECT max(settled_at) FROM mail WHERE state = 'sent') AS last_sent_at`;

interface MailHealth {
  waiting: number;
  due: number;
  oldest_seconds: number;
  last_sent_at: Date | null;
}

/** For operators. Not part of liveness or readiness: an outage of the mail server must not take the worker down. */
@Controller('health/mail')
export class MailHealthController {
  constructor(
    private readonly breaker: MailServerBreaker,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read() {
    const [health] = await this.statements.run<MailHealth>(readMailHealthSql, [this.clock.now()]);
    return {
      server: this.breaker.trouble ?? 'ok',
      waiting: health?.waiting ?? 0,
      due: health?.due ?? 0,
      oldestSeconds: health?.oldest_seconds ?? 0,
      lastSentAt: health?.last_sent_at ?? null,
    };
  }
}
