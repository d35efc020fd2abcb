import { Injectable } from '@nestjs/common';
import { ledgerLimits, type RecordPaymentRequest, type RecordedMeans } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { formatGbp, pence, toPence, toPounds } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf, readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { closePagesOf, holdTopOf, noteByStaff, syncCallTasks, type TopRow } from '../../quotes';
import { refreshQuotes } from '../attempts/settle-statements';
import { issueInvoices } from '../invoicing/issue-invoices';
import { readAmount } from './read-amount';
import { ledgerOfQuote } from './quote-ledger';
import { sendReceipt } from './send-receipt';

/** What staff say was paid. */
export interface PaymentToRecord extends RecordPaymentRequest {
  /** Sent again with the same key, it is the same payment. */
  key: string | undefined;
}

interface KnownEntry {
  quote_id: string;
  pence: string;
  means: RecordedMeans;
  moved_at: Date;
}

const findByKey = 'SELECT quote_id, pence, means, moved_at FROM ledger_entry WHERE idempotency_key = $1';

const insertPayment = `
  INSERT INTO ledger_entry (
    kind, means, pence, quote_id, moved_at, recorded_at, recorded_by, note, idempotency_key)
  VALUES ('payment', $1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

interface RecordedRow extends KnownEntry {
  is_undone: boolean;
}

const readRecorded = `
  SELECT quote_id, pence, means, moved_at,
    EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id) AS is_undone
  FROM ledger_entry AS entry WHERE id = $1 AND kind = 'payment' AND quote_id = ANY($2)`;

const insertCorrection = `
  INSERT INTO ledger_entry (
    kind, means, pence, quote_id, corrects_id, moved_at, recorded_at, recorded_by, note)
  SELECT 'correction', means, -pence, quote_id, id, moved_at, $2, $3, $4 FROM ledger_entry WHERE id = $1`;

/** A proposal says of the deposit what the quote says that it revises. */
const refreshProposals = `
  UPDATE quote SET deposit_state = 'none'
  FROM quote_revision JOIN quote AS original ON original.id = original_id
  WHERE quote.id = quote_revision.quote_id AND original_id = $1 AND state <> 'agreed'
    AND quote.deposit_state = 'paid' AND original.deposit_state <> 'paid'`;

/**
 * Enters what was paid otherwise than online, as staff say; and takes that back, by an entry of its own. Each is one
 * transaction that holds all quotes for the top, as every change of its money does (decision 23).
 */
@Injectable()
export class RecordedPayments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError why it cannot be recorded */
  async record(actor: Actor, quoteId: string, input: PaymentToRecord): Promise<void> {
    const { key, means } = input;
    // Without one, a request whose answer was lost would be a second payment when it is sent again.
    if (key === undefined) throw new AppError('request/key-missing');
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readMoment(input.paidOn, at);
    await this.statements.transaction(async (tx) => {
      const { quote, sameTop } = await holdTopOf(tx, quoteId);
      const [known] = await tx.run<KnownEntry>(findByKey, [key]);
      if (known) {
        const isSame =
          known.quote_id === quoteId &&
          known.pence === String(amount) &&
          known.means === means &&
          londonDateOf(known.moved_at) === londonDateOf(movedAt);
        if (!isSame) throw new AppError('deposit/key-reused');
        return;
      }
      refuse(quote, sameTop);
      const price = toPence((await ledgerOfQuote(tx, quoteId)).price);
      if (amount > price)
        throw fieldError('payment/more-than-price', 'amount', `The price is ${formatGbp(price)}.`);
      const note = input.note?.trim() || null;
      const values = [means, amount, quoteId, movedAt, at, actor.userId, note, key];
      const [entry] = await tx.run<{ id: string }>(insertPayment, values);
      // Another quote's, sent at the same time.
      if (!entry) throw new AppError('deposit/key-reused');
      await tx.run(refreshQuotes, [[quoteId]]);
      await issueInvoices(tx, [quoteId], at);
      await endPayability(tx, quote, sameTop, at);
      await syncCallTasks(tx, [quoteId], at);
      const facts = { amount: toPounds(amount), means, paidOn: londonDateOf(movedAt) };
      const details = { entryId: Number(entry.id), ...facts, ...(note && { note }) };
      await noteByStaff(tx, actor, quote, {
        verb: 'record-payment',
        event: { kind: 'payment-recorded', details },
        after: facts,
        at,
      });
      const { customer_email: address, customer_name } = quote;
      const to = address ? { name: linklessName(customer_name), address } : null;
      if (input.sendsReceipt !== false) await sendReceipt(tx, entry.id, { to, quoteIds: [quoteId], at });
    });
  }

  /**
   * What was recorded by mistake is corrected; the entry stays. Done twice, it is one correction.
   * @throws AppError `quote/not-found`, `payment/not-found`
   */
  async undo(actor: Actor, quoteId: string, entryId: number, words: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { sameTop } = await holdTopOf(tx, quoteId);
      const [entry] = await tx.run<RecordedRow>(readRecorded, [entryId, sameTop.map(({ id }) => id)]);
      const quote = sameTop.find(({ id }) => id === entry?.quote_id);
      if (!entry || !quote) throw new AppError('payment/not-found');
      if (entry.is_undone) return;
      const at = this.clock.now();
      const reason = words.trim();
      await tx.run(insertCorrection, [entryId, at, actor.userId, reason]);
      await tx.run(refreshQuotes, [[quote.id]]);
      await tx.run(refreshProposals, [quote.id]);
      await issueInvoices(tx, [quote.id], at);
      await syncCallTasks(tx, [quote.id], at);
      const facts = { amount: toPounds(pence(Number(entry.pence))), means: entry.means };
      await noteByStaff(tx, actor, quote, {
        verb: 'undo-payment',
        event: { kind: 'payment-undone', details: { entryId, ...facts, reason } },
        quoteIds: [...new Set([quote.id, quoteId])],
        before: facts,
        at,
      });
    });
  }
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

/**
 * Once the deposit is there, no card page may take it as well, and no basket offers it; nor may one for the balance take
 * more than is left of it.
 */
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

const noonMs = 12 * 3_600_000;

/** Of a day that is over its noon; of today now. @throws AppError for a day to come, and one that is too long ago */
function readMoment(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const refusal = (message: string) => fieldError('request/invalid', 'paidOn', message);
  if (!day) throw refusal('This must be a day such as 2026-11-21.');
  const start = startOfLondonDay(day);
  if (start > now) throw refusal('This day is still to come.');
  if (now.getTime() - start.getTime() > ledgerLimits.daysAgo * 24 * 3_600_000)
    throw refusal('This is too long ago. Please check the year.');
  return new Date(Math.min(start.getTime() + noonMs, now.getTime()));
}
