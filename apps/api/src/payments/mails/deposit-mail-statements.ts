import { columnsSql } from '../../database/columns-sql';
import type { StatementRunner } from '../../database/statements';
import { quoteColumnsSql } from '../../quotes';
import { StaffTask, type StaffTaskKind } from '../../staff-tasks';
import type { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { Deposit } from '../deposits/deposit.entity';

export interface MailedDeposit
  extends Omit<Deposit, 'searchText'>, Pick<PaymentAttempt, 'transactionCode' | 'chargedAmount'> {
  /** Null: the order is not placed. */
  orderReference: string | null;
  references: string[];
}

const readMailedDepositSql = `
  SELECT ${columnsSql(Deposit, 'deposit')}, paid.transaction_code AS "transactionCode",
    paid.charged_amount AS "chargedAmount",
    (SELECT reference FROM customer_order WHERE id = deposit.order_id) AS "orderReference",
    ARRAY(
      SELECT reference FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id ORDER BY position) AS "references"
  FROM deposit
  LEFT JOIN payment_attempt AS paid ON paid.deposit_id = deposit.id AND paid.state = 'paid'
  WHERE deposit.id = $1`;

/** Includes deleted quotes. */
export const readQuotesOfDepositSql = `
  SELECT ${quoteColumnsSql}
  FROM deposit
  JOIN order_item AS item ON item.order_id = deposit.order_id
  JOIN quote ON quote.id = item.quote_id
  WHERE deposit.id = $1
  ORDER BY item.position`;

/** Names of the files about these quotes that were already mailed to an address. */
export const readFilesSentSql = `
  SELECT file ->> 'name' AS name FROM mail, jsonb_array_elements(attachments) AS file
  WHERE state = 'sent' AND quote_ids && $1 AND lower(to_address) = lower($2)`;

export async function getTask(
  { manager }: StatementRunner,
  kind: StaffTaskKind,
  key: string,
): Promise<StaffTask> {
  const task = await manager.findOneBy(StaffTask, { kind, key });
  if (!task) throw new Error(`there is no task ${kind} ${key}`);
  return task;
}

export async function getMailedDeposit(
  statements: StatementRunner,
  depositId: string | null,
): Promise<MailedDeposit> {
  const [deposit] = await statements.run<MailedDeposit>(readMailedDepositSql, [depositId]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  return deposit;
}
