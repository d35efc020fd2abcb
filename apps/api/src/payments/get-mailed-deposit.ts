import type { StatementRunner } from '../database/statements';
import { readMailedDeposit, type MailedDepositRow } from './deposit-mail-statements';

/** The deposit that a mail is about. Deposits are never deleted: without it the mail makes no sense. */
export async function getMailedDeposit(
  statements: StatementRunner,
  depositId: string | null,
): Promise<MailedDepositRow> {
  const [deposit] = await statements.run<MailedDepositRow>(readMailedDeposit, [depositId]);
  if (!deposit) throw new Error(`there is no deposit ${depositId}`);
  return deposit;
}
