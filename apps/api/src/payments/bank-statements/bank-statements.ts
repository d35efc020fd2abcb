import { Injectable } from '@nestjs/common';
import type {
  BankLine,
  BankLineDecision,
  BankLineState,
  BankStatementPreview,
  ImportBankStatementResponse,
  OrderLabel,
  UndecidedTransfers,
} from '@app/contracts';
import { bankStatementLimits, ledgerLimits } from '@app/contracts';
import { pence, sumPence, toPounds, type Pence } from '@app/pricing';
import { type StatementRunner, Statements, type Transaction } from '../../database/statements';
import { findLastPlacedOrder, lockOrderOf } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { RecordedPayments } from '../ledger/recorded-payments';
import { BankLineRecord } from './bank-line.entity';
import { findCandidates } from './find-candidates';
import { matchLines } from './match-lines';
import { findPayoutsOf } from './match-payouts';
import { dropPayouts } from './drop-payouts';
import { readStatement, type StatementLine } from './read-statement';

/** SQL: the payment of a line was undone, so the line may be recorded again. */
const isUndoneSql = (entryId: string) =>
  `EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = ${entryId})`;

/** SQL: nobody has decided on the line, or its payment was undone. */
const isUndecidedSql = `(bank_line.text IS NOT NULL
  OR bank_line.entry_id IN (SELECT corrects_id FROM ledger_entry WHERE corrects_id IS NOT NULL))`;

const findKnownSql = `
  SELECT key, entry.order_id AS "orderId", placed.reference, first.customer_name AS "customerName",
    ${isUndecidedSql} IS TRUE AS "isUndecided"
  FROM bank_line
  LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  LEFT JOIN customer_order AS placed ON placed.id = entry.order_id
  LEFT JOIN LATERAL (
    SELECT customer_name FROM order_item JOIN quote ON quote.id = agreed_id
    WHERE order_item.order_id = placed.id ORDER BY customer_name IS NULL, position LIMIT 1) AS first ON true
  WHERE key = ANY($1)`;

/** The bank's text of a payment that was undone is its note. */
const findKeptSql = `
  SELECT key, booked_on AS "bookedOn", bank_line.pence::text, coalesce(bank_line.text, entry.note, '') AS text,
    ${isUndecidedSql} IS TRUE AS "isUndecided"
  FROM bank_line LEFT JOIN ledger_entry AS entry ON entry.id = entry_id`;

const sumUndecidedSql = `
  SELECT count(*)::integer AS transfers, (coalesce(sum(pence), 0) / 100.00)::numeric(20, 2)::text AS amount
  FROM bank_line WHERE ${isUndecidedSql}`;

/** SQL: number of transfers that nobody has decided on. */
export const countUndecidedTransfersSql = `(SELECT count(*)::integer FROM bank_line WHERE ${isUndecidedSql})`;

const keepLinesSql = `
  INSERT INTO bank_line (key, booked_on, pence, text, imported_at, imported_by)
  SELECT *, $5::timestamptz, $6::integer FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[])
  ON CONFLICT (key) DO NOTHING`;

/** Lines of other files, or of the same one in another format, with their orders. */
const findSimilarSql = `
  SELECT booked_on AS "bookedOn", bank_line.pence::text, order_id AS "orderId"
  FROM bank_line LEFT JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE (booked_on, bank_line.pence) IN (SELECT * FROM unnest($1::text[], $2::bigint[])) AND key <> ALL($3)`;

/** SQL: transfers that staff recorded around `day` and that belong to no line. */
const recordedTransfersSql = (day: string) => `
  ledger_entry AS entry
  WHERE kind = 'payment' AND method = 'bank-transfer'
    AND coalesce(paid_on::date, moved_at) BETWEEN (${day})::date - 7 AND (${day})::date + 8
    AND NOT ${isUndoneSql('entry.id')} AND NOT EXISTS (SELECT FROM bank_line WHERE entry_id = entry.id)`;

const findRecordedSql = `
  SELECT wanted.key, array_agg(DISTINCT entry.order_id) AS "orderIds"
  FROM unnest($1::text[], $2::text[], $3::bigint[]) AS wanted (key, day, pence)
  JOIN LATERAL (SELECT order_id, pence FROM ${recordedTransfersSql('wanted.day')}) AS entry USING (pence)
  GROUP BY wanted.key`;

const findRecordedOnOrderSql = `
  SELECT entry.id FROM ${recordedTransfersSql('$1')} AND order_id = $2 AND pence = $3
  ORDER BY abs(extract(epoch FROM moved_at - $1::date)) LIMIT 1`;

/** Changes a line that was kept or set aside, or whose payment was undone; otherwise returns no row. */
const addLineSql = `
  INSERT INTO bank_line (key, booked_on, pence, imported_at, imported_by) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (key) DO UPDATE SET entry_id = NULL, text = NULL, imported_at = $4, imported_by = $5
  WHERE bank_line.entry_id IS NULL OR ${isUndoneSql('bank_line.entry_id')}
  RETURNING id`;

interface SimilarLine {
  bookedOn: string;
  pence: string;
  /** Null: it was set aside, or nobody has decided. */
  orderId: string | null;
}

/** A line as a file or the database has it. */
type Line = Pick<StatementLine, 'key' | 'bookedOn' | 'pence' | 'text'>;

interface KeptLine extends Omit<Line, 'pence'> {
  pence: string;
  isUndecided: boolean;
}

interface KnownLine {
  key: string;
  /** Null: it was set aside. */
  orderId: string | null;
  reference: string | null;
  customerName: string | null;
  isUndecided: boolean;
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

  /** Lines of earlier files that nobody has decided on, oldest first. */
  async listUndecided(): Promise<BankLine[]> {
    const kept = await this.statements.run<KeptLine>(
      `${findKeptSql} WHERE ${isUndecidedSql} ORDER BY booked_on, bank_line.id LIMIT ${bankStatementLimits.rows}`,
    );
    return this.describe(kept.map(toLine));
  }

  private async describe(lines: readonly Line[]): Promise<BankLine[]> {
    const keys = lines.map(({ key }) => key);
    const days = lines.map(({ bookedOn }) => bookedOn);
    const amounts = lines.map((line) => line.pence);
    const known = await this.statements.run<KnownLine>(findKnownSql, [keys]);
    const kept = new Set(known.flatMap(({ key, isUndecided }) => (isUndecided ? [key] : [])));
    const knownLines = new Map(
      known.flatMap((line) => (line.isUndecided ? [] : [[line.key, line] as const])),
    );
    const similar = await this.statements.run<SimilarLine>(findSimilarSql, [days, amounts, keys]);
    const recorded = await this.statements.run<{ key: string; orderIds: string[] }>(findRecordedSql, [
      keys,
      days,
      amounts,
    ]);
    const recordedOrders = new Map(recorded.map(({ key, orderIds }) => [key, orderIds]));
    const isNew = ({ key }: Line) => !knownLines.get(key)?.orderId;
    const payouts = await findPayoutsOf(this.statements, lines.filter(isNew));
    const isOpen = (line: Line) => isNew(line) && !payouts.has(line);
    const open = lines.filter(isOpen);
    const matches = matchLines(open, await findCandidates(this.statements, open));
    return lines.map((line) => {
      const { key, bookedOn, pence: amount, text } = line;
      const knownLine = knownLines.get(key);
      const { isCertain, orders } = matches[open.indexOf(line)] ?? { isCertain: false, orders: [] };
      const payout = payouts.get(line);
      const isPerhapsImported =
        !knownLine &&
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
      const state: BankLineState =
        (payout && 'payout') ??
        (knownLine && (knownLine.orderId ? 'imported' : 'set-aside')) ??
        (recordedOrder
          ? 'recorded'
          : isCertain && !isPerhapsImported
            ? 'matched'
            : orders.length > 0
              ? 'suggested'
              : 'unknown');
      return {
        id: key,
        paidOn: bookedOn,
        amount: toPounds(amount),
        text,
        state,
        orders: state === 'recorded' && recordedOrder ? [recordedOrder] : orders,
        payout: payout ? { reference: payout.reference, amount: toPounds(payout.pence) } : null,
        isKept: kept.has(key),
        recordedOn: knownLine ? toRecorded(knownLine) : null,
        isPerhapsImported,
      };
    });
  }

  /**
   * Lines without a decision are kept. Each other line is recorded in its own transaction, so that orders are locked one
   * at a time; sent again, lines that were recorded stay as they are. @throws AppError `request/invalid` if the file has problems or lacks a line
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
    const decided = decidedLines(credits, decisions);
    const payouts = await findPayoutsOf(this.statements, credits);
    const open = credits.filter((line) => !payouts.has(line));
    await this.statements.run(keepLinesSql, [
      open.map(({ key }) => key),
      open.map(({ bookedOn }) => bookedOn),
      open.map((line) => line.pence),
      open.map((line) => line.text.slice(0, ledgerLimits.note)),
      this.clock.now(),
      actor.userId,
    ]);
    await dropPayouts(this.statements, [...payouts.keys()]);
    return this.decideLines(
      actor,
      decided,
      credits.map(({ key }) => key),
    );
  }

  /** @throws AppError `request/invalid` for a line of no imported file */
  async decide(actor: Actor, decisions: readonly BankLineDecision[]): Promise<ImportBankStatementResponse> {
    const keys = decisions.map(({ id }) => id);
    const kept = await this.statements.run<KeptLine>(`${findKeptSql} WHERE key = ANY($1)`, [keys]);
    return this.decideLines(actor, decidedLines(kept.map(toLine), decisions), keys);
  }

  private async decideLines(
    actor: Actor,
    decided: readonly { line: Line; quoteId: string | null }[],
    keys: readonly string[],
  ): Promise<ImportBankStatementResponse> {
    const payouts = await findPayoutsOf(
      this.statements,
      decided.map(({ line }) => line),
    );
    const refused: ImportBankStatementResponse['refused'] = [];
    const outcomes: { outcome: Outcome; amount: Pence }[] = [];
    for (const { line, quoteId } of decided) {
      try {
        if (quoteId !== null && payouts.has(line)) throw new AppError('statement/payout');
        outcomes.push({ outcome: await this.importLine(actor, line, quoteId), amount: line.pence });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const { bookedOn, pence: amount, text } = line;
        refused.push({ paidOn: bookedOn, amount: toPounds(amount), text, message: error.message });
      }
    }
    const kept = await this.statements.run<KeptLine>(`${findKeptSql} WHERE key = ANY($1)`, [keys]);
    const amountsOf = (wanted: Outcome) =>
      outcomes.filter(({ outcome }) => outcome === wanted).map(({ amount }) => amount);
    const result = {
      recorded: amountsOf('recorded').length,
      amount: toPounds(sumPence(amountsOf('recorded'))),
      linked: amountsOf('linked').length,
      setAside: amountsOf('set-aside').length,
      repeated: amountsOf('repeated').length,
      undecided: kept.filter(({ isUndecided }) => isUndecided).length,
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

  private importLine(actor: Actor, line: Line, quoteId: string | null): Promise<Outcome> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const values = [line.key, line.bookedOn, line.pence, at, actor.userId];
      const [added] = await tx.run<{ id: string }>(addLineSql, values);
      if (!added) return 'repeated';
      if (quoteId === null) return 'set-aside';
      const recordedId = await this.findRecorded(tx, line, quoteId);
      const entryId = recordedId ?? (await this.record(tx, actor, line, quoteId));
      await tx.manager.update(BankLineRecord, added.id, { entryId });
      return recordedId === null ? 'recorded' : 'linked';
    });
  }

  private async findRecorded(tx: Transaction, line: Line, quoteId: string): Promise<string | null> {
    if ((await findLastPlacedOrder(tx, quoteId)) === null) return null;
    const { orderId } = await lockOrderOf(tx, quoteId);
    const values = [line.bookedOn, orderId, line.pence];
    const [entry] = await tx.run<{ id: string }>(findRecordedOnOrderSql, values);
    return entry?.id ?? null;
  }

  private record(tx: Transaction, actor: Actor, line: Line, quoteId: string): Promise<string> {
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

const toLine = ({ key, bookedOn, pence: amount, text }: KeptLine): Line => ({
  key,
  bookedOn,
  pence: pence(Number(amount)),
  text,
});

const toRecorded = ({ orderId, reference, customerName }: KnownLine): BankLine['recordedOn'] =>
  orderId && reference ? { order: { id: orderId, reference } satisfies OrderLabel, customerName } : null;

function decidedLines(lines: readonly Line[], decisions: readonly BankLineDecision[]) {
  const known = new Map(lines.map((line) => [line.key, line]));
  const isTwice = new Set(decisions.map(({ id }) => id)).size < decisions.length;
  return decisions.map(({ id, quoteId }) => {
    const line = known.get(id);
    if (isTwice || !line) throw fieldError('request/invalid', 'lines', 'These are not lines of a statement.');
    return { line, quoteId };
  });
}

export async function readUndecidedTransfers(runner: StatementRunner): Promise<UndecidedTransfers> {
  const [sum] = await runner.run<UndecidedTransfers>(sumUndecidedSql);
  if (!sum) throw new Error('a sum has one row');
  return sum;
}
