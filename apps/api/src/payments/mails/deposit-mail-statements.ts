import type { RowOf } from '../../database/naming';
import { type StatementRunner } from '../../database/statements';
import { quoteColumns } from '../../quotes';
import type { PaymentAttempt } from '../attempts/payment-attempt.entity';
import type { Deposit } from '../deposits/deposit.entity';

export interface MailedDepositRow
  extends
    Omit<
      RowOf<Deposit>,
      | 'order_id'
      | 'is_open'
      | 'person'
      | 'description'
      | 'search_text'
      | 'created_at'
      | 'erased_at'
      | 'begun_in'
    >,
    Pick<RowOf<PaymentAttempt>, 'transaction_code' | 'charged_amount'> {
  /** Null: it is not placed. */
  order_reference: string | null;
  quote_references: string[];
}

const readMailedDeposit = `
  SELECT deposit.id, deposit.purpose, deposit.status, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
    total_amount, deposit_amount, needs_delivery, delivery_address, paid_at, paid.transaction_code, paid.charged_amount,
    (SELECT reference FROM customer_order WHERE id = deposit.order_id) AS order_reference,
    ARRAY(
      SELECT reference FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id ORDER BY position) AS quote_references
  FROM deposit
  LEFT JOIN payment_attempt AS paid ON paid.deposit_id = deposit.id AND paid.state = 'paid'
  WHERE deposit.id = $1`;

/** The quotes that a deposit covers, deleted ones too. */
export const readQuotesOfDeposit = `
  SELECT ${quoteColumns}
  FROM deposit
  JOIN order_item AS held ON held.order_id = deposit.order_id
  JOIN quote ON quote.id = held.quote_id
  WHERE deposit.id = $1
  ORDER BY held.position`;

export interface DepositTaskRow {
  note: string | null;
  due_at: Date;
  done_at: Date | null;
}

export const readDepositTask = `SELECT note, due_at, done_at FROM staff_task WHERE kind = $1 AND key = $2`;

/** The deposit that a mail is about. Deposits are never deleted: without it the mail makes no sense. */
export async function getMailedDeposit(
  statements: StatementRunner,
  depositId: string | null,
): Promise<MailedDepositRow> {
  const [deposit] = await statements.run<MailedDepositRow>(readMailedDeposit, [depositId]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  return deposit;
}
