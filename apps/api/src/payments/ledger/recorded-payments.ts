import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { RecordPaymentRequest } from '@app/contracts';
import { basketTotal, formatGbp, type Pence, pence, toPence, toPounds } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import {
  addOrder,
  lockOrderOf,
  isAnyTopOrdered,
  findLastPlacedOrder,
  Order,
  placeOrder,
  restorePlacedOrder,
  quotesOfOrder,
  undoPlacedOrder,
  syncPhoneCallTasks,
} from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import {
  isAgreed,
  closeCardPages,
  lockTops,
  recipientAmong,
  recordStaffAction,
  getTop,
  type QuoteRow,
} from '../../quotes';
import { addOrderTasks } from '../deposits/add-order-tasks';
import { issueInvoices } from '../invoices/issue-invoices';
import { addStaffEntry, findEntryOfRequest } from './add-staff-entry';
import { LedgerEntry } from './ledger-entry.entity';
import { entriesOfOrderSql, ledgerOfOrder } from './order-ledger';
import { readAmount, readPaymentTime } from './read-money-fields';
import { refreshOrder } from './refresh-order';

interface PaymentToRecord extends RecordPaymentRequest {
  key: string;
  /** Set for an amount from a bank statement. An amount that staff typed is rejected above the price, as it is probably a typo. */
  mayExceedPrice?: boolean;
}

/** Returns a row if the ledger entries of an order do not add up to 0. */
const findMoneySql = `SELECT FROM (${entriesOfOrderSql('$1')}) AS entry HAVING coalesce(sum(pence), 0) <> 0`;

/** Records payments that were not made online, and undoes them. Both lock all quotes of the order's tops (decision 23). */
@Injectable()
export class RecordedPayments {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async record(actor: Actor, quoteId: string, input: PaymentToRecord): Promise<void> {
    await this.statements.transaction((tx) => this.recordIn(tx, actor, quoteId, input));
  }

  /** Does nothing if a request with the same key has recorded it. @returns the id of the ledger entry */
  async recordIn(tx: Transaction, actor: Actor, quoteId: string, input: PaymentToRecord): Promise<string> {
    const { key, method } = input;
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readPaymentTime(input.paidOn, at);
    const { lockedQuotes, placedOrderId } = await lockQuotesOfPayment(tx, quoteId);
    const { quote, sameTop } = getTop(lockedQuotes, quoteId);
    const pence = String(amount);
    const earlierEntry = await findEntryOfRequest(tx, key, { orderId: placedOrderId, method, pence });
    if (earlierEntry) {
      const earlierDay = earlierEntry.paidOn ?? londonDateOf(earlierEntry.movedAt);
      if (earlierDay !== londonDateOf(movedAt)) throw new AppError('deposit/key-reused');
      return earlierEntry.id;
    }
    assertRecordable(quote, sameTop);
    if (!input.mayExceedPrice) await assertWithinPrice(tx, amount, { quote, placedOrderId });
    const orderId = await ensureOrder(tx, actor, quote, at);
    const quoteIds = await quotesOfOrder(tx, orderId);
    if (quoteIds.some((id) => !lockedQuotes.some((quote) => quote.id === id)))
      throw new AppError('order/moved-meanwhile');
    const paidOrder = { id: orderId, depositState: 'paid' } as const;
    const wasDepositPaid = await tx.manager.existsBy(Order, paidOrder);
    const note = input.note?.trim() || null;
    const entry = { kind: 'payment', method, pence, orderId, movedAt, note, idempotencyKey: key } as const;
    const entryId = await addStaffEntry(tx, actor, entry, at);
    await refreshOrder(tx, orderId, at);
    await issueInvoices(tx, orderId, at);
    const isNowOrdered = !wasDepositPaid && (await tx.manager.existsBy(Order, paidOrder));
    const tops = lockedQuotes.filter(({ id }) => quoteIds.includes(id));
    if (isNowOrdered) await removeFromBaskets(tx, quoteIds);
    // No card page may charge the same amount again.
    for (const { id, deposit_state } of lockedQuotes)
      if (deposit_state !== 'none') await closeCardPages(tx, id, at);
    if (isNowOrdered && tops.some(({ measured_at }) => !measured_at)) await addOrderTasks(tx, orderId, at);
    await syncPhoneCallTasks(tx, quoteIds, at);
    const summary = { amount: toPounds(amount), method, paidOn: londonDateOf(movedAt) };
    const details = { entryId, ...summary, ...(note && { note }) };
    await recordStaffAction(tx, actor, quote, {
      verb: 'record-payment',
      event: { kind: 'payment-recorded', details },
      quoteIds,
      after: summary,
      at,
    });
    const to = input.sendsReceipt === false ? null : recipientAmong([quote, ...tops]);
    if (to)
      await addMail(tx, {
        kind: 'payment-received',
        key: String(entryId),
        to,
        quoteIds,
        details: { entryId, ...(isNowOrdered && { isOrder: true }) },
        at,
      });
    return String(entryId);
  }

  /** Adds a correction. If nothing else was received, the order is no longer placed. */
  async undo(actor: Actor, quoteId: string, entryId: number, reason: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId, 'payment/not-found');
      const id = String(entryId);
      const kind = In(['payment', 'refund']);
      const entry = await tx.manager.findOneBy(LedgerEntry, { id, orderId, kind });
      if (!entry) throw new AppError('payment/not-found');
      if (await tx.manager.existsBy(LedgerEntry, { correctsId: id })) return;
      const at = this.clock.now();
      const note = reason.trim();
      const quoteIds = quotes.map(({ id }) => id);
      const { method, movedAt } = entry;
      const correction = {
        kind: 'correction',
        pence: String(0 - Number(entry.pence)),
        correctsId: id,
      } as const;
      await addStaffEntry(tx, actor, { ...correction, method, orderId, movedAt, note }, at);
      await refreshOrder(tx, orderId, at);
      await issueInvoices(tx, orderId, at, { isMailed: false });
      if ((await tx.run(findMoneySql, [orderId])).length === 0) await undoPlacedOrder(tx, orderId, at);
      await syncPhoneCallTasks(tx, quoteIds, at);
      const summary = {
        amount: toPounds(pence(Math.abs(Number(entry.pence)))),
        method,
        ...(entry.kind === 'refund' && { isRefund: true }),
      };
      await recordStaffAction(tx, actor, quote, {
        verb: 'undo-payment',
        event: { kind: 'payment-undone', details: { entryId, ...summary, reason: note } },
        quoteIds: [...new Set([...quoteIds, quoteId])],
        before: summary,
        at,
      });
    });
  }
}

/** Locks all quotes for the quote's top and for the other tops of its order. */
async function lockQuotesOfPayment(tx: Transaction, quoteId: string) {
  const orderIdBefore = await findLastPlacedOrder(tx, quoteId);
  const orderedQuoteIds = orderIdBefore === null ? [] : await quotesOfOrder(tx, orderIdBefore);
  const lockedQuotes = await lockTops(tx, [quoteId, ...orderedQuoteIds]);
  // Read again, because the quote may have been ordered before it was locked.
  return { lockedQuotes, placedOrderId: await findLastPlacedOrder(tx, quoteId) };
}

/** @throws AppError `payment/more-than-price` */
async function assertWithinPrice(
  tx: Transaction,
  amount: Pence,
  { quote, placedOrderId }: { quote: QuoteRow; placedOrderId: string | null },
): Promise<void> {
  const agreedPrice =
    placedOrderId === null ? quote.total_price : (await ledgerOfOrder(tx, placedOrderId)).price;
  const price = toPence(agreedPrice);
  if (amount > price)
    throw fieldError('payment/more-than-price', 'amount', `The price is ${formatGbp(price)}.`);
}

/** @returns the placed order of the quote, a new one if there is none */
async function ensureOrder(tx: Transaction, actor: Actor, quote: QuoteRow, at: Date): Promise<string> {
  if (await isAnyTopOrdered(tx, [quote.top_id])) {
    const placed = await findLastPlacedOrder(tx, quote.id);
    // Another quote for the same top is in the order.
    if (placed === null) throw new AppError('payment/under-another');
    return placed;
  }
  const restoredOrderId = await restorePlacedOrder(tx, quote.id, at);
  if (restoredOrderId !== null) return restoredOrderId;
  const amounts = basketTotal([toPence(quote.total_price)], { needsDelivery: false });
  const takenByStaff = { userId: actor.userId, depositBy: null, dueBefore: null };
  const orderId = await addOrder(tx, {
    quoteIds: [quote.id],
    channel: quote.channel,
    amounts,
    takenByStaff,
    at,
  });
  await placeOrder(tx, orderId, at);
  return orderId;
}

/** Payments can only be recorded on the quote that will be made. */
function assertRecordable(quote: QuoteRow, sameTop: readonly QuoteRow[]): void {
  if (quote.deleted_at) throw new AppError('order/deleted');
  if (quote.standing === 'superseded') throw new AppError('order/superseded');
  if (quote.standing === 'proposed') throw new AppError('revision/not-agreed');
  const isPaidOnOtherQuote = sameTop.some(
    ({ id, deposit_state, standing }) =>
      id !== quote.id && (deposit_state === 'paid' || deposit_state === 'review') && isAgreed(standing),
  );
  if (isPaidOnOtherQuote && quote.deposit_state !== 'paid') throw new AppError('payment/under-another');
}
