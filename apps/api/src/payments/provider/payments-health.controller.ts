import { Controller, Get, Header } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { ProviderWatch } from './provider-watch';

const countOverdueSql = `
  SELECT count(*)::integer AS attempts,
    coalesce(extract(epoch FROM $1::timestamptz - min(next_check_at))::integer, 0) AS seconds
  FROM payment_attempt WHERE next_check_at <= $1 AND ${shopIsNotOnHoldSql}`;

/** For operators. Not part of liveness or readiness: an outage of the provider must not take the API down. */
@Controller('health/payments')
export class PaymentsHealthController {
  constructor(
    private readonly provider: ProviderWatch,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read() {
    const [overdue] = await this.statements.run<{ attempts: number; seconds: number }>(countOverdueSql, [
      this.clock.now(),
    ]);
    return {
      provider: this.provider.state ?? 'not-asked-yet',
      overdue: overdue?.attempts ?? 0,
      overdueSeconds: overdue?.seconds ?? 0,
    };
  }
}
