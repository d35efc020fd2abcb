import { Injectable } from '@nestjs/common';
import type {
  BankLine,
  BankLineDecision,
  BankStatementPreview,
  ImportBankStatementResponse,
} from '@app/contracts';
import { bankStatementLimits, ledgerLimits } from '@app/contracts';
import { pence, sumPence, toPounds, type Pence } from '@app/pricing';
import { Statements, type Transaction } from '../../database/statements';
import { findLastPlacedOrder, lockOrderOf } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { RecordedPayments } from '../ledger/recorded-payments';
import { BankLineRecord } from './bank-line.entity';
import { describeBankLines, type LineToMatch } from './describe-bank-lines';
import { findPayoutsOf } from './match-payouts';
import { readStatement } from './read-statement';
import { isUndoneSql, recordedTransfersSql } from './recorded-transfers';
import { setPayoutsAside } from './set-payouts-aside';
import { isUndecidedSql } from './undecided-lines';

interface StoredLine extends Omit<LineToMatch, 'pence'> {
  pence: string;
  isUndecided: boolean;
}

/** If the payment of a line was undone, the note of that payment is the bank's text. */
const selectStoredLinesSql = `
  SELECT key, booked_on AS "bookedOn", bank_line.pence::text, coalesce(bank_line.text, entry.note, '') AS text,
    ${isUndecidedSql} IS TRUE AS "isUndecided"
  FROM bank_line LEFT JOIN ledger_entry AS entry ON entry.id = entry_id`;

const findUndecidedSql = `
  ${selectStoredLinesSql} WHERE ${isUndecidedSql} ORDER BY booked_on, bank_line.id LIMIT ${bankStatementLimits.rows}`;

const findByKeysSql = `${selectStoredLinesSql} WHERE key = ANY($1)`;

const storeUndecidedSql = `
  INSERT INTO bank_line (key, booked_on, pence, text, imported_at, imported_by)
  SELECT *, $5::timestamptz, $6::integer FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[])
  ON CONFLICT (key) DO NOTHING`;

const findRecordedOnOrderSql = `
  SELECT entry.id FROM ${recordedTransfersSql('$1')} AND order_id = $2 AND pence = $3
  ORDER BY abs(extract(epoch FROM moved_at - $1::date)) LIMIT 1`;

/** Inserts a line, or updates one without a payment or whose payment was undone; otherwise returns no row. */
const claimLineSql = `
  INSERT INTO bank_line (key, booked_on, pence, imported_at, imported_by) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (key) DO UPDATE SET entry_id = NULL, text = NULL, imported_at = $4, imported_by = $5
  WHERE bank_line.entry_id IS NULL OR ${isUndoneSql('bank_line.entry_id')}
  RETURNING id`;

interface DecidedLine {
  line: LineToMatch;
  /** Null: the line is for no order. */
  quoteId: string | null;
}

/** `linked`: staff had already recorded the transfer. `repeated`: the line was decided before. */
type Outcome = 'recorded' | 'linked' | 'set-aside' | 'repeated';

/** Imports bank statements with money that customers transferred. A file with any problem changes nothing. */
@Injectable()
export class BankStatements {
  constructor(
    private readonly statements: Statements,
    private readonly payments: RecordedPayments,
    private readonly clock: Clock,
  ) {}

  async preview(text: string): Promise<BankStatementPreview> {
    const { bank, lines, problems } = readStatement(text, londonDateOf(this.clock.now()));
    const debits = lines.filter((line) => line.pence < 0).length;
    if (problems.length > 0) return { bank, problems, credits: [], debits };
    const credits = lines.filter((line) => line.pence > 0);
    return { bank, problems, credits: await describeBankLines(this.statements, credits), debits };
  }

  /** Lines of earlier files that staff have not decided on, oldest first. */
  async listUndecided(): Promise<BankLine[]> {
    const undecided = await this.statements.run<StoredLine>(findUndecidedSql);
    return describeBankLines(this.statements, undecided.map(toLine));
  }

  /**
   * Stores lines without a decision for later. Each other line is recorded in its own transaction, so that orders are locked
   * one at a time. If the request is repeated, recorded lines do not change.
   * @throws AppError `request/invalid` if the file has problems or lacks a line
   */
  async import(
    actor: Actor,
    text: string,
    decisions: readonly BankLineDecision[],
  ): Promise<ImportBankStatementResponse> {
    const { lines, problems } = readStatement(text, londonDateOf(this.clock.now()));
    const [problem] = problems;
    if (problem)
      throw fieldError('statement/unreadable', 'statement', `Row ${problem.row}: ${problem.message}`);
    const credits = lines.filter((line) => line.pence > 0);
    const decidedLines = toDecidedLines(credits, decisions);
    const payouts = await findPayoutsOf(this.statements, credits);
    const linesToStore = credits.filter((line) => !payouts.has(line));
    await this.statements.run(storeUndecidedSql, [
      linesToStore.map(({ key }) => key),
      linesToStore.map(({ bookedOn }) => bookedOn),
      linesToStore.map((line) => line.pence),
      linesToStore.map((line) => line.text.slice(0, ledgerLimits.note)),
      this.clock.now(),
      actor.userId,
    ]);
    await setPayoutsAside(this.statements, [...payouts.keys()]);
    return this.decideLines(
      actor,
      decidedLines,
      credits.map(({ key }) => key),
    );
  }

  /** @throws AppError `request/invalid` for a line that was never imported */
  async decide(actor: Actor, decisions: readonly BankLineDecision[]): Promise<ImportBankStatementResponse> {
    const keys = decisions.map(({ id }) => id);
    const storedLines = await this.statements.run<StoredLine>(findByKeysSql, [keys]);
    return this.decideLines(actor, toDecidedLines(storedLines.map(toLine), decisions), keys);
  }

  private async decideLines(
    actor: Actor,
    decidedLines: readonly DecidedLine[],
    keys: readonly string[],
  ): Promise<ImportBankStatementResponse> {
    const payouts = await findPayoutsOf(
      this.statements,
      decidedLines.map(({ line }) => line),
    );
    const refused: ImportBankStatementResponse['refused'] = [];
    const outcomes: { outcome: Outcome; amount: Pence }[] = [];
    for (const { line, quoteId } of decidedLines) {
      try {
        if (quoteId !== null && payouts.has(line)) throw new AppError('statement/payout');
        outcomes.push({ outcome: await this.importLine(actor, line, quoteId), amount: line.pence });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { bookedOn, pence: amount, text } = line;
        refused.push({ paidOn: bookedOn, amount: toPounds(amount), text, message: error.message });
      }
    }
    const storedLines = await this.statements.run<StoredLine>(findByKeysSql, [keys]);
    const amountsOf = (wanted: Outcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ amount }) => amount);
    const result = {
      recorded: amountsOf('recorded').length,
      amount: toPounds(sumPence(amountsOf('recorded'))),
      linked: amountsOf('linked').length,
      setAside: amountsOf('set-aside').length,
      repeated: amountsOf('repeated').length,
      undecided: storedLines.filter(({ isUndecided }) => isUndecided).length,
    };
    const at = this.clock.now();
    await addAuditEntry(this.statements, actor, {
      at,
      verb: 'import',
      subject: { kind: 'bank-statement', id: londonDateOf(at) },
      after: result,
    });
    return { ...result, refused };
  }

  private importLine(actor: Actor, line: LineToMatch, quoteId: string | null): Promise<Outcome> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const values = [line.key, line.bookedOn, line.pence, at, actor.userId];
      const [claimed] = await tx.run<{ id: string }>(claimLineSql, values);
      if (!claimed) return 'repeated';
      if (quoteId === null) return 'set-aside';
      const recordedId = await this.findRecorded(tx, line, quoteId);
      const entryId = recordedId ?? (await this.record(tx, actor, line, quoteId));
      await tx.manager.update(BankLineRecord, claimed.id, { entryId });
      return recordedId === null ? 'recorded' : 'linked';
    });
  }

  private async findRecorded(tx: Transaction, line: LineToMatch, quoteId: string): Promise<string | null> {
    if ((await findLastPlacedOrder(tx, quoteId)) === null) return null;
    const { orderId } = await lockOrderOf(tx, quoteId);
    const values = [line.bookedOn, orderId, line.pence];
    const [entry] = await tx.run<{ id: string }>(findRecordedOnOrderSql, values);
    return entry?.id ?? null;
  }

  private record(tx: Transaction, actor: Actor, line: LineToMatch, quoteId: string): Promise<string> {
    return this.payments.recordIn(tx, actor, quoteId, {
      key: randomId(),
      method: 'bank-transfer',
      amount: toPounds(pence(line.pence)),
      paidOn: line.bookedOn,
      note: line.text.slice(0, ledgerLimits.note) || null,
      mayExceedPrice: true,
    });
  }
}

const toLine = ({ key, bookedOn, pence: amount, text }: StoredLine): LineToMatch => ({
  key,
  bookedOn,
  pence: pence(Number(amount)),
  text,
});

function toDecidedLines(
  lines: readonly LineToMatch[],
  decisions: readonly BankLineDecision[],
): DecidedLine[] {
  const lineByKey = new Map(lines.map((line) => [line.key, line]));
  const hasDuplicates = new Set(decisions.map(({ id }) => id)).size < decisions.length;
  return decisions.map(({ id, quoteId }) => {
    const line = lineByKey.get(id);
    if (hasDuplicates || !line)
      throw fieldError('request/invalid', 'lines', 'These are not lines of a statement.');
    return { line, quoteId };
  });
}
