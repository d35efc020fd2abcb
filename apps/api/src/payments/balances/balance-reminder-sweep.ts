import { Injectable } from '@nestjs/common';
import { addMail } from '../../mail';
import { shopIsNotOnHoldSql } from '../../platform/background/shop-hold';
import { PeriodicTask } from '../../platform/background/periodic-task';

const takeDueSql = (column: 'reminded_at' | 'overdue_told_at', isDue: string) => `
  WITH due AS (
    SELECT order_id FROM balance_request
    WHERE NOT is_settled AND ${column} IS NULL AND ${isDue}
    FOR UPDATE SKIP LOCKED
  ), customer AS (
    SELECT due.order_id, active.*
    FROM due CROSS JOIN LATERAL (
      SELECT array_agg(quote.id ORDER BY position) AS "quoteIds",
        (array_agg(customer_name ORDER BY position) FILTER (WHERE customer_email IS NOT NULL))[1] AS name,
        (array_agg(customer_email ORDER BY position) FILTER (WHERE customer_email IS NOT NULL))[1] AS address
      FROM order_item JOIN quote ON quote.id = agreed_id
      WHERE order_item.order_id = due.order_id AND is_placed AND stage IS NOT NULL) AS active
    WHERE address IS NOT NULL AND ${shopIsNotOnHoldSql}
  )
  UPDATE balance_request AS request SET ${column} = $1 FROM customer WHERE request.order_id = customer.order_id
  RETURNING request.order_id AS "orderId", "quoteIds", asked_at AS "askedAt", name, address`;

/** Mails three days before the balance is overdue, unless it was requested in the last two days, and again one day after. */
const takeDueMails = {
  'balance-reminder': takeDueSql(
    'reminded_at',
    `due_before > $1 AND due_before <= $1::timestamptz + interval '3 days'
      AND asked_at <= $1::timestamptz - interval '2 days'`,
  ),
  'balance-overdue': takeDueSql('overdue_told_at', `due_before <= $1::timestamptz - interval '1 day'`),
} as const;

interface DueMail {
  orderId: string;
  quoteIds: string[];
  askedAt: Date;
  name: string | null;
  address: string;
}

@Injectable()
export class BalanceReminderSweep extends PeriodicTask {
  protected readonly everyMs = 3_600_000;

  async sweep(): Promise<void> {
    const at = this.clock.now();
    await this.statements.transaction(async (tx) => {
      for (const kind of ['balance-reminder', 'balance-overdue'] as const)
        for (const due of await tx.run<DueMail>(takeDueMails[kind], [at])) {
          const { orderId, quoteIds, askedAt, ...to } = due;
          const details = { askedAt: askedAt.toISOString() };
          await addMail(tx, { kind, key: `${orderId}:${askedAt.getTime()}`, to, quoteIds, details, at });
        }
    });
  }
}
