import { Injectable } from '@nestjs/common';
import { linklessName } from '@app/mails/words';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { Clock } from '../../platform/clock/clock';
import { reviewPageOf } from './review-page';
import { isUneasy } from './uneasy-order';

const everyMs = 3_600_000;
const dayMs = 86_400_000;
/** Days after the mail that a top was handed over: by then it is fitted, and not yet forgotten. */
const days = { from: 7, to: 30 };

interface Asked {
  id: string;
  top_id: string;
  customer_name: string | null;
  customer_email: string;
}

/** Whoever was told between two instants that they have their top, and has not been asked. */
const findToAsk = `
  SELECT quote.id, top_id, customer_name, customer_email
  FROM mail AS told JOIN quote ON quote.id = told.quote_ids[1]
  WHERE told.kind = 'order-handed-over' AND told.state = 'sent' AND told.created_at >= $1 AND told.created_at <= $2
    AND stage IN ('delivered', 'collected') AND customer_email IS NOT NULL AND NOT ${isUneasy}
    AND NOT EXISTS (SELECT FROM mail AS asked WHERE asked.kind = 'order-review' AND asked.key = top_id)`;

/** Asks customers for a review some days after they have their top: once for a top, and where the owner says where. */
@Injectable()
export class ReviewSweep extends PeriodicTask {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {
    super({ everyMs, timeScale: config.backgroundTimeScale });
  }

  async sweep(): Promise<void> {
    if (!reviewPageOf(this.config)) return;
    const at = this.clock.now();
    const daysAgo = (count: number) => new Date(at.getTime() - count * dayMs);
    const found = await this.statements.run<Asked>(findToAsk, [daysAgo(days.to), daysAgo(days.from)]);
    for (const { id, top_id: key, customer_name: name, customer_email: address } of found) {
      const to = { name: linklessName(name), address };
      await addMail(this.statements, { kind: 'order-review', key, to, quoteIds: [id], at });
    }
  }
}
