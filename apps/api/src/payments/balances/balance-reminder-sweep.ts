import { Injectable } from '@nestjs/common';
import { linklessName } from '@app/mails/words';
import type { Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { notOnHold } from '../../platform/background/shop-hold';
import { PeriodicTask } from '../../platform/background/periodic-task';
import { togetherId } from '../../quotes';

/** Whom a letter is due to. Of an order that has ended nobody is asked for money. */
const take = (column: 'reminded_at' | 'overdue_told_at', isDue: string) => `
  UPDATE balance_request AS request SET ${column} = $1 FROM quote
  WHERE request.quote_id IN (
      SELECT quote_id FROM balance_request
      WHERE NOT is_settled AND ${column} IS NULL AND ${isDue}
      FOR UPDATE SKIP LOCKED)
    AND quote.id = request.quote_id AND quote.customer_email IS NOT NULL AND quote.stage IS NOT NULL
    AND ${notOnHold}
  RETURNING quote_id AS "quoteId", coalesce(${togetherId('quote.top_id')}, quote_id) AS together, asked_at AS "askedAt", customer_name AS name, customer_email AS address`;

/** Three days before it is late, unless it was asked for only just now; and a day after that. */
const letters = {
  'balance-reminder': take(
    'reminded_at',
    `due_before > $1 AND due_before <= $1::timestamptz + interval '3 days'
      AND asked_at <= $1::timestamptz - interval '2 days'`,
  ),
  'balance-overdue': take('overdue_told_at', `due_before <= $1::timestamptz - interval '1 day'`),
} as const;

interface DueLetter {
  quoteId: string;
  /** What is paid together is written about once: an order, or a job. */
  together: string;
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
        for (const [first, ...others] of await this.dueTogether(tx, kind, at)) {
          const { together, askedAt, name, address } = first;
          await addMail(tx, {
            kind,
            key: `${together}:${askedAt.getTime()}`,
            to: { name: linklessName(name), address },
            quoteIds: [first, ...others].map(({ quoteId }) => quoteId),
            details: { askedAt: askedAt.toISOString() },
            at,
          });
        }
    });
  }

  private async dueTogether(
    tx: Transaction,
    kind: keyof typeof letters,
    at: Date,
  ): Promise<[DueLetter, ...DueLetter[]][]> {
    const groups = new Map<string, [DueLetter, ...DueLetter[]]>();
    for (const letter of await tx.run<DueLetter>(letters[kind], [at])) {
      const group = groups.get(letter.together);
      if (group) group.push(letter);
      else groups.set(letter.together, [letter]);
    }
    return [...groups.values()];
  }
}
