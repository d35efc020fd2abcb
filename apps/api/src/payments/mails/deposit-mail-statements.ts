import type { PaymentStatus } from '@app/contracts';
import { type StatementRunner, prepared } from '../../database/statements';
import { quoteColumns } from '../../quotes';

/** A deposit with all that mails tell of it. */
export interface MailedDepositRow {
  id: string;
  status: PaymentStatus;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  tops_amount: string;
  delivery_amount: string;
  total_amount: string;
  deposit_amount: string;
  needs_delivery: boolean;
  delivery_address: string | null;
  paid_at: Date | null;
  /** VT-26-00412, in the order of the deposit. */
  quote_references: string[];
  /** Of the attempt that was paid. */
  transaction_code: string | null;
  charged_amount: string | null;
}

export const readMailedDeposit = prepared(`
  SELECT deposit.id, deposit.status, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
    total_amount, deposit_amount, needs_delivery, delivery_address, paid_at, paid.transaction_code, paid.charged_amount,
    ARRAY(SELECT reference FROM deposit_quote WHERE deposit_id = deposit.id ORDER BY position) AS quote_references
  FROM deposit
  LEFT JOIN payment_attempt AS paid ON paid.deposit_id = deposit.id AND paid.state = 'paid'
  WHERE deposit.id = $1`);

/** The quotes that a deposit covers, deleted ones too. */
export const readQuotesOfDeposit = prepared(`
  SELECT ${quoteColumns}
  FROM deposit_quote AS held
  JOIN quote ON quote.id = held.quote_id
  WHERE held.deposit_id = $1
  ORDER BY held.position`);

/** What staff have to do about a deposit. */
export interface DepositTaskRow {
  note: string | null;
  due_at: Date;
  done_at: Date | null;
}

export const readDepositTask = prepared(
  `SELECT note, due_at, done_at FROM staff_task WHERE kind = $1 AND key = $2`,
);

/** The deposit that a mail is about. Deposits are never deleted: without it the mail makes no sense. */
export async function getMailedDeposit(
  statements: StatementRunner,
  depositId: string | null,
): Promise<MailedDepositRow> {
  const [deposit] = await statements.run<MailedDepositRow>(readMailedDeposit, [depositId]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  return deposit;
}
