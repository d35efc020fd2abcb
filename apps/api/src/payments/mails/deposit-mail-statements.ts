import type { RowOf } from '../../database/naming';
import type { StatementRunner } from '../../database/statements';
import { quoteColumns } from '../../quotes';
import { StaffTask, type StaffTaskKind } from '../../staff-tasks';
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
  /** Null: the order is not placed. */
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

/** Deleted quotes too. */
export const readQuotesOfDeposit = `
  SELECT ${quoteColumns}
  FROM deposit
  JOIN order_item AS held ON held.order_id = deposit.order_id
  JOIN quote ON quote.id = held.quote_id
  WHERE deposit.id = $1
  ORDER BY held.position`;

type TaskRow = Pick<StaffTask, 'note' | 'dueAt' | 'doneAt'>;

export async function getTask(
  { manager }: StatementRunner,
  kind: StaffTaskKind,
  key: string,
): Promise<TaskRow> {
  const select = { note: true, dueAt: true, doneAt: true };
  const task = await manager.findOne(StaffTask, { select, where: { kind, key } });
  if (!task) throw new Error(`there is no task ${kind} ${key}`);
  return task;
}

export async function getMailedDeposit(
  statements: StatementRunner,
  depositId: string | null,
): Promise<MailedDepositRow> {
  const [deposit] = await statements.run<MailedDepositRow>(readMailedDeposit, [depositId]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  return deposit;
}
