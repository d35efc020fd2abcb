import { Injectable } from '@nestjs/common';
import type {
  BankLine,
  BankLineDecision,
  BankLineState,
  BankStatementPreview,
  ImportBankStatementResponse,
} from '@app/contracts';
import { ledgerLimits } from '@app/contracts';
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
import { findCandidates } from './find-candidates';
import { matchLines } from './match-lines';
import { findPayoutsOf } from './match-payouts';
import { readStatement, type StatementLine } from './read-statement';

/** SQL: the payment of a line was undone, so the line may be recorded again. */
const isUndone = (entryId: string) =>
  `EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = ${entryId})`;

const findKnown = `
  SELECT key, entry_id IS NOT NULL AND NOT ${isUndone('entry_id')} AS "isRecorded" FROM bank_line WHERE key = ANY($1)`;

/** Lines of other files, or of the same one in another format, with their orders. */
const findSimilar = `
  SELECT booked_on AS "bookedOn", bank_line.pence::text, order_id AS "orderId"
  FROM bank_line LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE (booked_on, bank_line.pence) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) AND key <> ALL($3)`;

/** SQL: transfers that staff recorded around `day` and that belong to no line. */
const recordedTransfers = (day: string) => `
  ledger_entry AS entry
  WHERE kind = 'payment' AND method = 'bank-transfer'
    AND coalesce(paid_on::date, moved_at) BETWEEN (${day})::date - 7 AND (${day})::date + 8
    AND NOT ${isUndone('entry.id')} AND NOT EXISTS (SELECT FROM bank_line WHERE entry_id = entry.id)`;

const findRecorded = `
  SELECT wanted.key, array_agg(DISTINCT entry.order_id) AS "orderIds"
  FROM unnest($1::text[], $2::text[], $3::bigint[]) AS wanted (key, day, pence)
  JOIN LATERAL (SELECT order_id, pence FROM ${recordedTransfers('wanted.day')}) AS entry USING (pence)
  GROUP BY wanted.key`;

const findRecordedOnOrder = `
  SELECT entry.id FROM ${recordedTransfers('$1')} AND order_id = $2 AND pence = $3
  ORDER BY abs(extract(epoch FROM moved_at - $1::date)) LIMIT 1`;

/** Changes a line that was set aside, or whose payment was undone; otherwise returns no row. */
const addLine = `
  INSERT INTO bank_line (key, booked_on, pence, imported_at, imported_by) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (key) DO UPDATE SET entry_id = NULL, imported_at = $4, imported_by = $5
  WHERE bank_line.entry_id IS NULL OR ${isUndone('bank_line.entry_id')}
  RETURNING id`;

const setEntry = `UPDATE bank_line SET entry_id = $2 WHERE id = $1`;

interface SimilarLine {
  bookedOn: string;
  pence: string;
  /** Null: it was set aside. */
  orderId: string | null;
}

type Outcome = 'recorded' | 'linked' | 'set-aside' | 'repeated';

/** Imports money that customers transferred. A file with any problem changes nothing. */
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
    return { bank, problems, credits: await this.describe(lines.filter((line) => line.pence > 0)), debits };
  }

  private async describe(lines: readonly StatementLine[]): Promise<BankLine[]> {
    const keys = lines.map(({ key }) => key);
    const days = lines.map(({ bookedOn }) => bookedOn);
    const amounts = lines.map((line) => line.pence);
    const known = await this.statements.run<{ key: string; isRecorded: boolean }>(findKnown, [keys]);
    const stateOf = new Map(
      known.map(({ key, isRecorded }) => [key, isRecorded ? 'imported' : 'set-aside'] as const),
    );
    const similar = await this.statements.run<SimilarLine>(findSimilar, [days, amounts, keys]);
    const recorded = await this.statements.run<{ key: string; orderIds: string[] }>(findRecorded, [
      keys,
      days,
      amounts,
    ]);
    const recordedOrders = new Map(recorded.map(({ key, orderIds }) => [key, orderIds]));
    const payouts = await findPayoutsOf(
      this.statements,
      lines.filter(({ key }) => stateOf.get(key) !== 'imported'),
    );
    const isOpen = (line: StatementLine) => stateOf.get(line.key) !== 'imported' && !payouts.has(line);
    const open = lines.filter(isOpen);
    const matches = matchLines(open, await findCandidates(this.statements, open));
    return lines.map((line) => {
      const { key, row, bookedOn, pence: amount, text } = line;
      const { isCertain, orders } = matches[open.indexOf(line)] ?? { isCertain: false, orders: [] };
      const payout = payouts.get(line);
      const isPerhapsImported =
        !stateOf.has(key) &&
        !payout &&
        similar.some(
          (other) =>
            other.bookedOn === bookedOn &&
            Number(other.pence) === amount &&
            (other.orderId === null || orders.some(({ order }) => order?.id === other.orderId)),
        );
      const [recordedOrder] = orders.filter(
        ({ order }) => order && recordedOrders.get(key)?.includes(order.id),
      );
      const state: BankLineState = payout
        ? 'payout'
        : (stateOf.get(key) ??
          (recordedOrder
            ? 'recorded'
            : isCertain && !isPerhapsImported
              ? 'matched'
              : orders.length > 0
                ? 'suggested'
                : 'unknown'));
      return {
        id: key,
        row,
        paidOn: bookedOn,
        amount: toPounds(amount),
        text,
        state,
        orders: state === 'recorded' && recordedOrder ? [recordedOrder] : orders,
        payout: payout ? { reference: payout.reference, amount: toPounds(payout.pence) } : null,
        isPerhapsImported,
      };
    });
  }

  /**
   * Each line is recorded in its own transaction, so that orders are locked one at a time; sent again, lines that were
   * recorded stay as they are. @throws AppError `request/invalid` if the file has problems or lacks a line
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
    const credits = new Map(lines.filter((line) => line.pence > 0).map((line) => [line.key, line]));
    const decided = decisions.map(({ id, quoteId }) => ({ line: credits.get(id), quoteId }));
    if (new Set(decisions.map(({ id }) => id)).size < decisions.length || decided.some(({ line }) => !line))
      throw fieldError('request/invalid', 'lines', 'These are not lines of this file.');
    const payouts = await findPayoutsOf(this.statements, [...credits.values()]);
    const refused: ImportBankStatementResponse['refused'] = [];
    const outcomes: { outcome: Outcome; amount: Pence }[] = [];
    for (const { line, quoteId } of decided) {
      if (!line) continue;
      try {
        if (quoteId !== null && payouts.has(line)) throw new AppError('statement/payout');
        outcomes.push({ outcome: await this.importLine(actor, line, quoteId), amount: line.pence });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        refused.push({ row: line.row, message: error.message });
      }
    }
    const amountsOf = (wanted: Outcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ amount }) => amount);
    const result = {
      recorded: amountsOf('recorded').length,
      amount: toPounds(sumPence(amountsOf('recorded'))),
      linked: amountsOf('linked').length,
      setAside: amountsOf('set-aside').length,
      repeated: amountsOf('repeated').length,
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

  private importLine(actor: Actor, line: StatementLine, quoteId: string | null): Promise<Outcome> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const values = [line.key, line.bookedOn, line.pence, at, actor.userId];
      const [added] = await tx.run<{ id: string }>(addLine, values);
      if (!added) return 'repeated';
      if (quoteId === null) return 'set-aside';
      const recordedId = await this.findRecorded(tx, line, quoteId);
      const entryId = recordedId ?? (await this.record(tx, actor, line, quoteId));
      await tx.run(setEntry, [added.id, entryId]);
      return recordedId === null ? 'recorded' : 'linked';
    });
  }

  private async findRecorded(tx: Transaction, line: StatementLine, quoteId: string): Promise<string | null> {
    if ((await findLastPlacedOrder(tx, quoteId)) === null) return null;
    const { orderId } = await lockOrderOf(tx, quoteId);
    const values = [line.bookedOn, orderId, line.pence];
    const [entry] = await tx.run<{ id: string }>(findRecordedOnOrder, values);
    return entry?.id ?? null;
  }

  private record(tx: Transaction, actor: Actor, line: StatementLine, quoteId: string): Promise<string> {
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
