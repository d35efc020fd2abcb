import { Injectable } from '@nestjs/common';
import type { DepositWay, TakenOrder, TakeOrderRequest } from '@app/contracts';
import { type BasketTotal, toPounds } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import { addMail } from '../../mail';
import { addOrder, placeOrder, setStatusOfOrders } from '../../orders';
import {
  bankAccount,
  addOrderTasks,
  awaitedDepositOf,
  confirmDepositAmounts,
  readDueDay,
  RecordedPayments,
} from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { trimToNull } from '../../platform/validation';
import { addToTimelines, lockTops, lockPresentQuote, recordStaffAction, setCustomer } from '../../quotes';
import { prepareQuotesForOrder } from '../prepare-quotes-for-order';
import { readDeliveryAddress } from '../read-delivery-address';

const depositWaysNeedingEmail: readonly DepositWay[] = ['card-link', 'card-phone'];

const findEarlierOrderSql = `
  SELECT placed.id, placed.reference, entry.quote_id AS "quoteId"
  FROM timeline_entry AS entry
  JOIN order_item AS item ON item.quote_id = entry.quote_id AND item.is_placed
  JOIN customer_order AS placed ON placed.id = item.order_id
  WHERE entry.idempotency_key = $1 AND entry.kind = 'order-taken'`;

const readTopsSql = `
  SELECT quote.id AS "quoteId", customer_name AS name, customer_email AS address
  FROM order_item JOIN quote ON quote.id = quote_id
  WHERE order_id = $1 AND is_placed ORDER BY position`;

interface MailedTop {
  quoteId: string;
  name: string | null;
  address: string | null;
}

/** Places orders that staff take on the phone or at the counter. */
@Injectable()
export class TakeOrder {
  constructor(
    private readonly statements: Statements,
    private readonly payments: RecordedPayments,
    private readonly clock: Clock,
  ) {}

  /** A repeated request with the same key returns the same order. */
  async take(actor: Actor, request: TakeOrderRequest, key: string): Promise<TakenOrder> {
    const at = this.clock.now();
    const input = readOrderInput(request, at);
    return this.statements.transaction(async (tx) => {
      const lockedQuotes = await lockTops(tx, request.quoteIds);
      const [earlierOrder] = await tx.run<TakenOrder>(findEarlierOrderSql, [key]);
      if (earlierOrder) {
        if (earlierOrder.quoteId !== request.quoteIds[0]) throw new AppError('deposit/key-reused');
        return earlierOrder;
      }
      const quotes = await prepareQuotesForOrder(tx, lockedQuotes, request.quoteIds, at);
      const amounts = confirmDepositAmounts(
        quotes.map((quote) => quote.total_price),
        { needsDelivery: request.needsDelivery, shownTotal: Number(request.totalAmount), shownDeposit: null },
      );
      return this.write(tx, actor, request, { ...input, amounts, key, at });
    });
  }

  private async write(
    tx: Transaction,
    actor: Actor,
    { quoteIds, channel, depositBy, needsDelivery }: TakeOrderRequest,
    { customer, dueBefore, amounts, key, at }: OrderInput & { amounts: BasketTotal; key: string; at: Date },
  ): Promise<TakenOrder> {
    const [quoteId = ''] = quoteIds;
    const takenByStaff = { userId: actor.userId, depositBy, dueBefore };
    const id = await addOrder(tx, { quoteIds, channel, amounts, takenByStaff, at });
    const reference = await placeOrder(tx, id, at);
    if (reference === null) throw new Error(`the order ${id} was locked and is not placed`);
    const first = await lockPresentQuote(tx, quoteId);
    await setCustomer(tx, actor, first, customer, at);
    await setStatusOfOrders(tx, actor, quoteIds, { from: ['pending'], status: 'approved', at });
    await removeFromBaskets(tx, quoteIds);
    const details = { reference, depositBy, depositAmount: toPounds(amounts.deposit) };
    await recordStaffAction(tx, actor, first, {
      verb: 'take-order',
      event: { kind: 'order-taken', details, idempotencyKey: key },
      after: { ...details, totalAmount: toPounds(amounts.total), needsDelivery, tops: quoteIds.length },
      at,
    });
    const otherQuoteIds = quoteIds.slice(1);
    await addToTimelines(tx, otherQuoteIds, { kind: 'order-taken', details, at, actorId: actor.userId });
    if (depositBy === 'cash' || depositBy === 'card-counter') {
      await this.payments.recordIn(tx, actor, quoteId, {
        key: `${key}-deposit`,
        amount: toPounds(amounts.deposit),
        method: depositBy,
        paidOn: londonDateOf(at),
      });
    } else if (depositBy === 'none') {
      await addOrderTasks(tx, id, at);
    } else if (depositBy !== 'card-phone' && customer.email) {
      await mailDeposit(tx, id, { quoteId, name: customer.name, address: customer.email }, quoteIds, at);
    }
    return { id, reference, quoteId };
  }

  async mailDepositAgain(orderId: string): Promise<string> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const tops = await tx.run<MailedTop>(readTopsSql, [orderId]);
      const [first] = tops;
      if (!first) throw new AppError('order/not-found');
      const quoteIds = tops.map(({ quoteId }) => quoteId);
      await lockTops(tx, quoteIds);
      if (!(await awaitedDepositOf(tx, first.quoteId, at))) throw new AppError('order/deposit-not-awaited');
      const to = tops.find(({ address }) => address !== null);
      if (!to) throw new AppError('order/no-address');
      await mailDeposit(tx, orderId, to, quoteIds, at);
      return first.quoteId;
    });
  }
}

async function mailDeposit(
  tx: Transaction,
  orderId: string,
  { quoteId, name, address }: MailedTop,
  quoteIds: readonly string[],
  at: Date,
): Promise<void> {
  if (!address) return;
  await addMail(tx, {
    kind: 'deposit-asked',
    key: `${orderId}:${at.getTime()}`,
    to: { name, address },
    quoteIds: [quoteId, ...quoteIds.filter((id) => id !== quoteId)],
    at,
  });
}

interface OrderInput {
  customer: { name: string; email: string | null; phone: string; deliveryAddress: string | null };
  dueBefore: Date | null;
}

function readOrderInput(request: TakeOrderRequest, now: Date): OrderInput {
  const { depositBy } = request;
  const deliveryAddress = readDeliveryAddress(request);
  const email = trimToNull(request.customerEmail);
  if (!email && depositWaysNeedingEmail.includes(depositBy))
    throw fieldError('request/invalid', 'customerEmail', 'The card page needs an email address.');
  if (depositBy === 'bank-transfer' && bankAccount() === null)
    throw fieldError('request/invalid', 'depositBy', 'There is no account for transfers.');
  const dueOn = depositBy === 'bank-transfer' ? trimToNull(request.dueOn) : null;
  if (depositBy === 'bank-transfer' && !dueOn)
    throw fieldError('request/invalid', 'dueOn', 'Please say until when.');
  return {
    customer: {
      name: request.customerName.trim(),
      email,
      phone: request.customerPhone.trim(),
      deliveryAddress,
    },
    dueBefore: dueOn ? readDueDay(dueOn, now) : null,
  };
}
