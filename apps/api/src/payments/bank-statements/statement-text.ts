import type { BankStatementProblem } from '@app/contracts';
import type { Pence } from '@app/pricing';

/** A movement on the account as the file has it; negative: money out. */
export interface StatementRow {
  row: number;
  /** `2026-11-21`. */
  bookedOn: string;
  pence: Pence;
  text: string;
  /** Sort code and number, as far as the file has them. */
  account: string;
  /** The bank's own id of the movement. */
  bankId: string | null;
  /** Running balance after this row. */
  balance: Pence | null;
}

export interface StatementText {
  bank: string | null;
  rows: StatementRow[];
  problems: BankStatementProblem[];
}
