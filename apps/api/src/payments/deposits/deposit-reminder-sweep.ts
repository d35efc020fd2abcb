import { Injectable } from '@nestjs/common';
import { addMail } from '../../mail';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { PeriodicTask } from '../../platform/background/periodic-task';

/** Reminds from 9 a.m. on the day after the deposit was due. Whether it was paid is checked when the mail is composed. */
const takeLateSql = `
  WITH late AS (
    UPDATE customer_order SET reminded_at = $1
    WHERE id IN (
      SELECT id FROM customer_order
      WHERE reminded_at IS NULL AND deposit_due_before <= $1::timestamptz - interval '9 hours'
      FOR UPDATE SKIP LOCKED) AND ${shopIsNotOnHoldSql}
    RETURNING id
  )
  SELECT late.id AS key, quote.id AS "quoteId", customer_name AS name, customer_email AS address
  FROM late
  CROSS JOIN LATERAL (
    SELECT quote.* FROM order_item JOIN quote ON quote.id = quote_id
    WHERE order_id = late.id AND is_placed AND customer_email IS NOT NULL ORDER BY position LIMIT 1) AS quote`;

interface LateDeposit {
  key: string;
  quoteId: string;
  name: string | null;
  address: string;
}

@Injectable()
export class DepositReminderSweep extends PeriodicTask {
  protected readonly everyMs = 3_600_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      for (const { key, quoteId, ...to } of await tx.run<LateDeposit>(takeLateSql, [at]))
        await addMail(tx, { kind: 'deposit-overdue', key, to, quoteIds: [quoteId], at });
    });
  }
}
