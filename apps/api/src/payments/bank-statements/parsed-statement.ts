import type { BankStatementProblem } from '@app/contracts';
import type { Pence } from '@app/pricing';

/** A row of the file; negative amounts are money out. */
export interface StatementRow {
  row: number;
  /** `2026-11-21`. */
  bookedOn: string;
  pence: Pence;
  text: string;
  /** Sort code and number; empty if the file has neither. */
  account: string;
  /** The bank's id of the transaction. */
  bankId: string | null;
  /** Running balance after this row. */
  balance: Pence | null;
}

export interface ParsedStatement {
  bank: string | null;
  rows: StatementRow[];
  problems: BankStatementProblem[];
}
