import { Controller, Get, Header } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { shopIsNotOnHold } from '../../platform/background/shop-hold';
import { ProviderWatch } from './provider-watch';

const countOverdue = `
  SELECT count(*)::integer AS overdue,
    coalesce(extract(epoch FROM $1::timestamptz - min(next_check_at))::integer, 0) AS seconds
  FROM payment_attempt WHERE next_check_at <= $1 AND ${shopIsNotOnHold}`;

/** For operators: not a health check of ours, as the provider may be down. */
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
    const [due] = await this.statements.run<{ overdue: number; seconds: number }>(countOverdue, [
      this.clock.now(),
    ]);
    return {
      provider: this.provider.state ?? 'not-asked-yet',
      overdue: due?.overdue ?? 0,
      overdueSeconds: due?.seconds ?? 0,
    };
  }
}
