import { Injectable } from '@nestjs/common';
import type { RecordPaymentRequest, RecordedMeans } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { basketTotal, formatGbp, pence, toPence, toPounds } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import {
  addOrder,
  lockOrderOf,
  isAnyTopOrdered,
  findLastPlacedOrder,
  placeOrder,
  restorePlacedOrder,
  quotesOfOrder,
  undoPlacedOrder,
  syncCallTasks,
} from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { isAgreed, closeCardPages, lockTops, recordStaffAction, getTop, type TopRow } from '../../quotes';
import { addTasksOfOrder } from '../deposits/add-tasks-of-order';
import { issueInvoices } from '../invoicing/issue-invoices';
import { entriesOfOrder, ledgerOfQuote } from './order-ledger';
import { readAmount, readMoment } from './read-amount';
import { refreshOrder } from './refresh-order';

export interface PaymentToRecord extends RecordPaymentRequest {
  key: string | undefined;
}

const findByKey = `
  SELECT order_id AS "orderId", pence::text, means, moved_at AS "movedAt" FROM ledger_entry WHERE idempotency_key = $1`;

interface KnownPayment {
  orderId: string;
  pence: string;
  means: RecordedMeans;
  movedAt: Date;
}

const insertPayment = `
  INSERT INTO ledger_entry (kind, means, pence, order_id, moved_at, recorded_at, recorded_by, note, idempotency_key)
  VALUES ('payment', $1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

const readRecorded = `
  SELECT kind, order_id AS "orderId", pence, means,
    EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id) AS "isUndone"
  FROM ledger_entry AS entry WHERE id = $1 AND kind IN ('payment', 'refund') AND order_id IS NOT NULL`;

interface RecordedRow {
  kind: 'payment' | 'refund';
  orderId: string;
  pence: string;
  means: RecordedMeans;
  isUndone: boolean;
}

const insertCorrection = `
  INSERT INTO ledger_entry (kind, means, pence, order_id, corrects_id, moved_at, recorded_at, recorded_by, note)
  SELECT 'correction', means, -pence, order_id, id, moved_at, $2, $3, $4 FROM ledger_entry WHERE id = $1`;

const readPaid = `SELECT deposit_state = 'paid' AS "isPaid" FROM customer_order WHERE id = $1`;

/** Whether nothing has come in on an order, by whichever way, that was not a mistake. */
const findMoney = `SELECT FROM (${entriesOfOrder('$1')}) AS entry HAVING coalesce(sum(pence), 0) <> 0`;

/** Enters what staff say was paid otherwise than online, and takes it back by an entry of its own. Each holds the order with all quotes for its tops (decision 23). */
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

  /** The same within whatever makes it so. */
  async recordIn(tx: Transaction, actor: Actor, quoteId: string, input: PaymentToRecord): Promise<void> {
    const { key, means } = input;
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readMoment(input.paidOn, at);
    const known = await findLastPlacedOrder(tx, quoteId);
    const ordered = known === null ? [] : await quotesOfOrder(tx, known);
    const held = await lockTops(tx, [quoteId, ...ordered]);
    const { quote, sameTop } = getTop(held, quoteId);
    const [entered] = await tx.run<KnownPayment>(findByKey, [key]);
    if (entered) {
      const isSame =
        entered.orderId === (await findLastPlacedOrder(tx, quoteId)) &&
        entered.pence === String(amount) &&
        entered.means === means &&
        londonDateOf(entered.movedAt) === londonDateOf(movedAt);
      if (!isSame) throw new AppError('deposit/key-reused');
      return;
    }
    refuse(quote, sameTop);
    const price = toPence((await ledgerOfQuote(tx, quoteId)).price);
    if (amount > price)
      throw fieldError('payment/more-than-price', 'amount', `The price is ${formatGbp(price)}.`);
    const orderId = await takeOrderOf(tx, actor, quote, at);
    const quoteIds = await quotesOfOrder(tx, orderId);
    if (quoteIds.some((id) => !held.some((one) => one.id === id)))
      throw new AppError('order/moved-meanwhile');
    const [before] = await tx.run<{ isPaid: boolean }>(readPaid, [orderId]);
    const note = input.note?.trim() || null;
    const values = [means, amount, orderId, movedAt, at, actor.userId, note, key];
    const [entry] = await tx.run<{ id: string }>(insertPayment, values);
    // Another quote's, sent at the same time.
    if (!entry) throw new AppError('deposit/key-reused');
    await refreshOrder(tx, orderId, at);
    await issueInvoices(tx, orderId, at);
    const [after] = await tx.run<{ isPaid: boolean }>(readPaid, [orderId]);
    const isOrdered = Boolean(after?.isPaid && !before?.isPaid);
    const tops = held.filter(({ id }) => quoteIds.includes(id));
    if (isOrdered) await removeFromBaskets(tx, quoteIds);
    // No card page may take the deposit as well, nor more of the balance than is left.
    for (const { id, deposit_state } of held) if (deposit_state !== 'none') await closeCardPages(tx, id, at);
    if (isOrdered && tops.some(({ measured_at }) => !measured_at)) await addTasksOfOrder(tx, orderId, at);
    await syncCallTasks(tx, quoteIds, at);
    const facts = { amount: toPounds(amount), means, paidOn: londonDateOf(movedAt) };
    const details = { entryId: Number(entry.id), ...facts, ...(note && { note }) };
    await recordStaffAction(tx, actor, quote, {
      verb: 'record-payment',
      event: { kind: 'payment-recorded', details },
      quoteIds,
      after: facts,
      at,
    });
    if (input.sendsReceipt === false) return;
    const customer = [quote, ...tops].find((one) => one.customer_email);
    if (!customer?.customer_email) return;
    await addMail(tx, {
      kind: 'payment-received',
      key: entry.id,
      to: { name: linklessName(customer.customer_name), address: customer.customer_email },
      quoteIds,
      details: { entryId: Number(entry.id), ...(isOrdered && { isOrder: true }) },
      at,
    });
  }

  /** The entry stays. Done twice, it is one correction. An order that it alone had made is none any more. */
  async undo(actor: Actor, quoteId: string, entryId: number, words: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId, 'payment/not-found');
      const [entry] = await tx.run<RecordedRow>(readRecorded, [entryId]);
      if (entry?.orderId !== orderId) throw new AppError('payment/not-found');
      if (entry.isUndone) return;
      const at = this.clock.now();
      const reason = words.trim();
      const quoteIds = quotes.map(({ id }) => id);
      await tx.run(insertCorrection, [entryId, at, actor.userId, reason]);
      await refreshOrder(tx, orderId, at);
      await issueInvoices(tx, orderId, at, { isMailed: false });
      if ((await tx.run(findMoney, [orderId])).length === 0) await undoPlacedOrder(tx, orderId, at);
      await syncCallTasks(tx, quoteIds, at);
      const facts = {
        amount: toPounds(pence(Math.abs(Number(entry.pence)))),
        means: entry.means,
        ...(entry.kind === 'refund' && { isRefund: true }),
      };
      await recordStaffAction(tx, actor, quote, {
        verb: 'undo-payment',
        event: { kind: 'payment-undone', details: { entryId, ...facts, reason } },
        quoteIds: [...new Set([...quoteIds, quoteId])],
        before: facts,
        at,
      });
    });
  }
}

/** A payment makes a quote an order: the one it is in already, or a new one of this quote alone. */
async function takeOrderOf(tx: Transaction, actor: Actor, quote: TopRow, at: Date): Promise<string> {
  if (await isAnyTopOrdered(tx, [quote.top_id])) {
    const placed = await findLastPlacedOrder(tx, quote.id);
    // Another quote for the same top was ordered.
    if (placed === null) throw new AppError('payment/under-another');
    return placed;
  }
  const again = await restorePlacedOrder(tx, quote.id, at);
  if (again !== null) return again;
  const amounts = basketTotal([toPence(quote.total_price)], { needsDelivery: false });
  const taken = { by: actor.userId, depositBy: null, dueBefore: null };
  const orderId = await addOrder(tx, { quoteIds: [quote.id], channel: quote.channel, amounts, taken, at });
  await placeOrder(tx, orderId, at);
  return orderId;
}

/** Money is recorded where it counts: on the quote that is made. */
function refuse(quote: TopRow, sameTop: readonly TopRow[]): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.standing === 'proposed') throw new AppError('revision/not-agreed');
  const isElsewhere = sameTop.some(
    ({ id, deposit_state, standing }) =>
      id !== quote.id && (deposit_state === 'paid' || deposit_state === 'review') && isAgreed(standing),
  );
  if (isElsewhere && quote.deposit_state !== 'paid') throw new AppError('payment/under-another');
}
