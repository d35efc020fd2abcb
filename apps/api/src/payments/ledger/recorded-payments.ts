import { Injectable } from '@nestjs/common';
import type { RecordPaymentRequest, RecordedMeans } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import {
  formatGbp,
  owedTogether,
  pence,
  type Pence,
  spreadPayment,
  sumPence,
  toPence,
  toPounds,
} from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import {
  closePagesOf,
  holdTopsOf,
  noteByStaff,
  quotesTogether,
  syncCallTasks,
  topAmong,
  type TopRow,
} from '../../quotes';
import { refreshQuotes } from '../attempts/settle-statements';
import { addTasksOfOrder } from '../deposits/add-tasks-of-order';
import { issueInvoices } from '../invoicing/issue-invoices';
import { findOwingQuotes } from './job-owing';
import { readAmount, readMoment } from './read-amount';
import { isOfPayment, ledgerOfQuote } from './quote-ledger';

export interface PaymentToRecord extends RecordPaymentRequest {
  key: string | undefined;
}

/** Of a payment for a job all of its entries, of which the first has the key. */
const findByKey = `
  SELECT ARRAY(SELECT quote_id FROM ledger_entry AS entry WHERE ${isOfPayment('entry', 'known')}) AS "quoteIds",
    (SELECT sum(pence)::text FROM ledger_entry AS entry WHERE ${isOfPayment('entry', 'known')}) AS pence, means,
    moved_at AS "movedAt"
  FROM ledger_entry AS known WHERE idempotency_key = $1`;

interface KnownPayment {
  quoteIds: string[];
  pence: string;
  means: RecordedMeans;
  movedAt: Date;
}

interface Part {
  quoteId: string;
  amount: Pence;
}

const insertPayment = `
  INSERT INTO ledger_entry (
    kind, means, pence, quote_id, moved_at, recorded_at, recorded_by, note, job_payment_id, idempotency_key)
  SELECT 'payment', $1, part.pence, part.quote_id, $4, $5, $6, $7, $8, CASE WHEN position = 1 THEN $9 END
  FROM unnest($2::text[], $3::bigint[]) WITH ORDINALITY AS part (quote_id, pence, position)
  ORDER BY position
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

const readRecorded = `
  SELECT entry.id, entry.kind, entry.quote_id AS "quoteId", entry.pence, entry.means,
    EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id) AS "isUndone"
  FROM ledger_entry AS named JOIN ledger_entry AS entry ON ${isOfPayment('entry', 'named')}
  WHERE named.id = $1 AND named.kind IN ('payment', 'refund') AND named.quote_id IS NOT NULL
  ORDER BY entry.id`;

interface RecordedRow {
  id: string;
  kind: 'payment' | 'refund';
  quoteId: string;
  pence: string;
  means: RecordedMeans;
  isUndone: boolean;
}

const insertCorrections = `
  INSERT INTO ledger_entry (
    kind, means, pence, quote_id, corrects_id, moved_at, recorded_at, recorded_by, note, job_payment_id)
  SELECT 'correction', means, -pence, quote_id, id, moved_at, $2, $3, $4, job_payment_id
  FROM ledger_entry WHERE id = ANY($1) ORDER BY id`;

const findPaid = `
  SELECT id FROM quote WHERE id = ANY($1) AND deposit_state = 'paid' ORDER BY array_position($1, id)`;

/** A proposal says of the deposit what the quote says that it revises. */
export const refreshProposals = `
  UPDATE quote SET deposit_state = 'none'
  FROM quote_revision JOIN quote AS original ON original.id = original_id
  WHERE quote.id = quote_revision.quote_id AND original_id = ANY($1) AND state <> 'agreed'
    AND quote.deposit_state = 'paid' AND original.deposit_state <> 'paid'`;

/** Enters what staff say was paid otherwise than online, and takes it back by an entry of its own. Each holds all quotes for the tops (decision 23). */
@Injectable()
export class RecordedPayments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async record(actor: Actor, quoteId: string, input: PaymentToRecord): Promise<void> {
    // Without one, a request whose answer was lost would be a second payment when it is sent again.
    if (input.key === undefined) throw new AppError('request/key-missing');
    await this.statements.transaction((tx) => this.recordIn(tx, actor, quoteId, input));
  }

  /** The same within whatever makes it so. `together` are the quotes that it is for, where it is not those of all its job. */
  async recordIn(
    tx: Transaction,
    actor: Actor,
    quoteId: string,
    input: PaymentToRecord & { together?: readonly string[] },
  ): Promise<void> {
    const { key, means, forJob = input.together !== undefined } = input;
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readMoment(input.paidOn, at);
    const together = input.together ?? (forJob ? await quotesTogether(tx, quoteId) : []);
    const held = await holdTopsOf(tx, [quoteId, ...together]);
    const { quote, sameTop } = topAmong(held, quoteId);
    const [known] = await tx.run<KnownPayment>(findByKey, [key]);
    if (known) {
      const isForSame = forJob
        ? known.quoteIds.every((id) => together.includes(id))
        : known.quoteIds.length === 1 && known.quoteIds[0] === quoteId;
      const isSame =
        isForSame &&
        known.pence === String(amount) &&
        known.means === means &&
        londonDateOf(known.movedAt) === londonDateOf(movedAt);
      if (!isSame) throw new AppError('deposit/key-reused');
      return;
    }
    refuse(quote, sameTop);
    const parts = forJob ? await partsOfJob(tx, together, amount) : [await wholePart(tx, quoteId, amount)];
    const quoteIds = parts.map((part) => part.quoteId);
    const paid = quoteIds.map((id) => topAmong(held, id));
    for (const one of paid) refuse(one.quote, one.sameTop);
    const note = input.note?.trim() || null;
    const entries = await tx.run<{ id: string }>(insertPayment, [
      means,
      quoteIds,
      parts.map((part) => part.amount),
      movedAt,
      at,
      actor.userId,
      note,
      parts.length > 1 ? randomId() : null,
      key,
    ]);
    const [entry] = entries;
    // Another quote's, sent at the same time.
    if (!entry || entries.length < parts.length) throw new AppError('deposit/key-reused');
    await tx.run(refreshQuotes, [quoteIds]);
    await issueInvoices(tx, quoteIds, at);
    for (const one of paid) await endPayability(tx, one.quote, one.sameTop, at);
    const before = paid.map((one) => one.quote);
    const orderedIds = await orderedBy(tx, before);
    const [toMeasure] = before.filter(({ id, measured_at }) => orderedIds.includes(id) && !measured_at);
    if (toMeasure) await addTasksOfOrder(tx, toMeasure.id, at);
    await syncCallTasks(tx, quoteIds, at);
    const facts = {
      amount: toPounds(amount),
      means,
      paidOn: londonDateOf(movedAt),
      ...(parts.length > 1 && { quotes: parts.length }),
    };
    const details = { entryId: Number(entry.id), ...facts, ...(note && { note }) };
    await noteByStaff(tx, actor, quote, {
      verb: 'record-payment',
      event: { kind: 'payment-recorded', details },
      quoteIds,
      after: facts,
      at,
    });
    if (input.sendsReceipt === false) return;
    const { customer_email: address, customer_name } =
      [quote, ...before].find((one) => one.customer_email) ?? quote;
    if (!address) return;
    await addMail(tx, {
      kind: 'payment-received',
      key: entry.id,
      to: { name: linklessName(customer_name), address },
      quoteIds,
      details: { entryId: Number(entry.id), ...(orderedIds.length > 0 && { orderedIds }) },
      at,
    });
  }

  /** The entry stays; of a payment for a job all parts are corrected. Done twice, it is one correction. */
  async undo(actor: Actor, quoteId: string, entryId: number, words: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      // Which entries a payment has never changes, so all of its tops are held at once, in the one order.
      const named = await tx.run<RecordedRow>(readRecorded, [entryId]);
      const held = await holdTopsOf(tx, [quoteId, ...named.map((entry) => entry.quoteId)]);
      const { sameTop } = topAmong(held, quoteId);
      const entries = await tx.run<RecordedRow>(readRecorded, [entryId]);
      const own = entries.find((entry) => sameTop.some(({ id }) => id === entry.quoteId));
      const quote = held.find(({ id }) => id === own?.quoteId);
      if (!own || !quote) throw new AppError('payment/not-found');
      if (own.isUndone) return;
      const at = this.clock.now();
      const reason = words.trim();
      const quoteIds = entries.map((entry) => entry.quoteId);
      await tx.run(insertCorrections, [entries.map(({ id }) => id), at, actor.userId, reason]);
      await tx.run(refreshQuotes, [quoteIds]);
      await tx.run(refreshProposals, [quoteIds]);
      await issueInvoices(tx, quoteIds, at, { isMailed: false });
      await syncCallTasks(tx, quoteIds, at);
      const facts = {
        amount: toPounds(sumPence(entries.map((entry) => pence(Math.abs(Number(entry.pence)))))),
        means: own.means,
        ...(own.kind === 'refund' && { isRefund: true }),
        ...(entries.length > 1 && { quotes: entries.length }),
      };
      await noteByStaff(tx, actor, quote, {
        verb: 'undo-payment',
        event: { kind: 'payment-undone', details: { entryId, ...facts, reason } },
        quoteIds: [...new Set([...quoteIds, quoteId])],
        before: facts,
        at,
      });
    });
  }
}

/** The quotes whose deposit is there now and was not before: what was paid makes orders of them. */
async function orderedBy(tx: Transaction, before: readonly TopRow[]): Promise<string[]> {
  const unpaid = before.filter(({ deposit_state }) => deposit_state !== 'paid').map(({ id }) => id);
  const ordered = await tx.run<{ id: string }>(findPaid, [unpaid]);
  return ordered.map(({ id }) => id);
}

/** Anything above what is owed is stored as a credit; more than the price is refused. */
async function wholePart(tx: Transaction, quoteId: string, amount: Pence): Promise<Part> {
  const price = toPence((await ledgerOfQuote(tx, quoteId)).price);
  if (amount > price)
    throw fieldError('payment/more-than-price', 'amount', `The price is ${formatGbp(price)}.`);
  return { quoteId, amount };
}

/** More than the job owes is refused: a credit belongs to one order, and staff say which. */
async function partsOfJob(tx: Transaction, together: readonly string[], amount: Pence): Promise<Part[]> {
  const owing = await findOwingQuotes(tx, together);
  const { balance } = owedTogether(owing);
  if (amount > balance)
    throw fieldError('payment/more-than-owed', 'amount', `The job still owes ${formatGbp(balance)}.`);
  const shares = spreadPayment(owing, amount);
  const parts = owing.map(({ quoteId }, index) => ({ quoteId, amount: shares[index] ?? pence(0) }));
  return parts.filter((part) => part.amount > 0);
}

/** Money is recorded where it counts: on the quote that is made. */
function refuse(quote: TopRow, sameTop: readonly TopRow[]): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.superseded_at) throw new AppError('order/superseded');
  if (quote.is_proposal) throw new AppError('revision/not-agreed');
  const isElsewhere = sameTop.some(
    ({ id, deposit_state, superseded_at, is_proposal }) =>
      id !== quote.id &&
      (deposit_state === 'paid' || deposit_state === 'review') &&
      !superseded_at &&
      !is_proposal,
  );
  if (isElsewhere && quote.deposit_state !== 'paid') throw new AppError('payment/under-another');
}

/** No card page may take the deposit as well, nor more of the balance than is left, and no basket offers it. */
async function endPayability(
  tx: Transaction,
  before: TopRow,
  sameTop: readonly TopRow[],
  at: Date,
): Promise<void> {
  const [quote] = await tx.run<{ deposit_state: string }>('SELECT deposit_state FROM quote WHERE id = $1', [
    before.id,
  ]);
  if (quote?.deposit_state !== 'paid') return;
  if (before.deposit_state !== 'paid') await removeFromBaskets(tx, [before.id]);
  for (const { id, deposit_state } of sameTop) if (deposit_state !== 'none') await closePagesOf(tx, id, at);
}
