import { hash } from 'node:crypto';
import { type BankStatementProblem, bankStatementLimits } from '@app/contracts';
import { readCsvStatement } from './read-csv-statement';
import { readOfxStatement } from './read-ofx-statement';
import type { StatementRow, ParsedStatement } from './parsed-statement';

export interface StatementLine extends StatementRow {
  /** Identifies the same transaction in every file of this format. */
  key: string;
}

export interface Statement extends Omit<ParsedStatement, 'rows'> {
  lines: StatementLine[];
}

const isOfx = (text: string) => /^\s*(?:OFXHEADER:|<\?xml|<\?OFX|<OFX>)/i.test(text);

/** @param today London date; a later day is a problem */
export function readStatement(text: string, today: string): Statement {
  const content = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const { bank, rows, problems } = isOfx(content) ? readOfxStatement(content) : readCsvStatement(content);
  const allProblems = [
    ...problems,
    ...(rows.length > bankStatementLimits.rows
      ? [{ row: rows.length, message: `A file has at most ${bankStatementLimits.rows} rows.` }]
      : []),
    ...rows
      .filter(({ bookedOn }) => bookedOn > today)
      .map(({ row }) => ({ row, message: 'This date is in the future.' })),
  ];
  // A row with a wrong amount also breaks the balance, and the message about the row is clearer.
  if (allProblems.length === 0) allProblems.push(...findBrokenBalance(rows));
  return { bank, problems: allProblems, lines: withKeys(rows) };
}

/**
 * Without the bank's id, a line is identified by day, amount and text. Equal lines of a file are numbered, because a customer
 * may pay the same amount twice on a day.
 */
function withKeys(rows: readonly StatementRow[]): StatementLine[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { account, bankId, bookedOn, pence, text } = row;
    const content = JSON.stringify(bankId ? [account, bankId] : [account, bookedOn, pence, text]);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    // The count also distinguishes transactions to which a bank gave the same id.
    return { ...row, key: hash('sha256', `${content}#${count}`, 'base64url') };
  });
}

/**
 * Checks that the balances add up, which shows missing or changed rows. Files list the oldest or the newest row first. Some rows
 * may have no balance.
 */
function findBrokenBalance(rows: readonly StatementRow[]): BankStatementProblem[] {
  return [...new Set(rows.map(({ account }) => account))].flatMap((account) => {
    const ofAccount = rows.filter((row) => row.account === account);
    const ascending = findFirstBreak(ofAccount);
    const descending = findFirstBreak(ofAccount.toReversed());
    if (!ascending || !descending) return [];
    const [first, last] = [ofAccount[0]?.bookedOn ?? '', ofAccount.at(-1)?.bookedOn ?? ''];
    const { row } = first > last ? descending : ascending;
    const message = 'The balance does not follow from the row beside it: a row is missing or was changed.';
    return [{ row, message }];
  });
}

function findFirstBreak(rows: readonly StatementRow[]): StatementRow | undefined {
  let balance: number | null = null;
  let sumSinceBalance = 0;
  for (const row of rows) {
    sumSinceBalance += row.pence;
    if (row.balance === null) continue;
    if (balance !== null && balance + sumSinceBalance !== row.balance) return row;
    balance = row.balance;
    sumSinceBalance = 0;
  }
  return undefined;
}
