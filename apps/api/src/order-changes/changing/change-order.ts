import { Injectable } from '@nestjs/common';
import { type AddTopsRequest, handedOver, type OrderStage, type SetDeliveryRequest } from '@app/contracts';
import { delivery } from '@app/content';
import { deliveryFor, depositOf, toPence, toPounds } from '@app/pricing';
import { In, Not } from 'typeorm';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import {
  addItems,
  type LockedOrder,
  lockOrderOf,
  Order,
  quotesOfOrder,
  setStatusOfOrders,
  stagesOfOrder,
} from '../../orders';
import { issueInvoices, ledgerOfOrder, refreshOrder } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { closeCardPages, lockTops, lockPresentQuote, recordStaffAction, setCustomer } from '../../quotes';
import { trimToNull } from '../../platform/validation';
import { prepareQuotesForOrder } from '../prepare-quotes-for-order';
import { readDeliveryAddress } from '../read-delivery-address';

/** Changes delivery or tops of an order, and updates price, deposit, balance and invoices. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent.
   * @returns the order's first quote
   */
  async setDelivery(actor: Actor, orderId: string, request: SetDeliveryRequest): Promise<string> {
    const { needsDelivery } = request;
    const deliveryAddress = readDeliveryAddress(request);
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const order = await lockOrderById(tx, orderId);
      const quoteIds = order.quotes.map(({ id }) => id);
      const stages = [...(await stagesOfOrder(tx, orderId)).values()];
      if (stages.every((stage) => handedOver.includes(stage))) throw new AppError('order/completed');
      const { deliveryAmount: agreedFee } = await tx.manager.findOneByOrFail(Order, { id: orderId });
      // The customer keeps the agreed fee, even if the owner has changed the fee since.
      const deliveryFee = toPence(agreedFee) || delivery.fee;
      const deliveryAmount = toPounds(deliveryFor({ needsDelivery, deliveryFee }));
      const first = await lockPresentQuote(tx, order.quote.id);
      if (request.accessNote !== undefined)
        await tx.manager.update(Order, orderId, { accessNote: trimToNull(request.accessNote) });
      const { affected: isFeeChanged } = await tx.manager.update(
        Order,
        { id: orderId, deliveryAmount: Not(deliveryAmount) },
        { deliveryAmount },
      );
      if (!isFeeChanged && first.delivery_address === deliveryAddress) return order.quote.id;
      const newAddress = { name: undefined, email: undefined, phone: undefined, deliveryAddress };
      // If only the address changes, it is recorded as a change of the customer's details.
      await setCustomer(tx, actor, first, newAddress, at, { isRecorded: !isFeeChanged });
      if (!isFeeChanged) return order.quote.id;
      await applyNewPrice(tx, order, at);
      await recordStaffAction(tx, actor, order.quote, {
        verb: 'set-delivery',
        event: {
          kind: 'delivery-changed',
          details: { isDelivery: needsDelivery, deliveryAmount, deliveryAddress },
        },
        quoteIds,
        after: { needsDelivery, deliveryAmount },
        at,
      });
      return order.quote.id;
    });
  }

  /**
   * Idempotent.
   * @returns the order's first quote
   */
  async addTops(actor: Actor, orderId: string, { quoteIds }: AddTopsRequest): Promise<string> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const orderedQuoteIds = await quotesOfOrder(tx, orderId);
      const lockedQuotes = await lockTops(tx, [...orderedQuoteIds, ...quoteIds]);
      const order = await lockOrderById(tx, orderId);
      const addedQuoteIds = quoteIds.filter((id) => !order.quotes.some((quote) => quote.id === id));
      if (addedQuoteIds.length === 0) return order.quote.id;
      const stages = [...(await stagesOfOrder(tx, orderId)).values()];
      if (stages.length === 0) throw new AppError('order/declined');
      if (stages.some(isCut)) throw new AppError('order/in-production');
      const quotes = await prepareQuotesForOrder(tx, lockedQuotes, addedQuoteIds, at);
      await addItems(tx, orderId, addedQuoteIds, at);
      await setStatusOfOrders(tx, actor, addedQuoteIds, { from: ['pending'], status: 'approved', at });
      const first = await lockPresentQuote(tx, order.quote.id);
      const { customer_name: name, customer_email: email, customer_phone: phone } = first;
      await setCustomer(
        tx,
        actor,
        first,
        { name, email, phone, deliveryAddress: first.delivery_address },
        at,
      );
      await removeFromBaskets(tx, addedQuoteIds);
      await applyNewPrice(tx, order, at);
      const references = quotes.map((quote) => quote.reference).join(', ');
      await recordStaffAction(tx, actor, order.quote, {
        verb: 'add-tops',
        event: { kind: 'tops-added', details: { references } },
        quoteIds: [...orderedQuoteIds, ...addedQuoteIds],
        after: { references },
        at,
      });
      return order.quote.id;
    });
  }
}

const isCut = (stage: OrderStage): boolean => stage !== 'to-measure' && stage !== 'measured';

async function lockOrderById(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const [first] = await quotesOfOrder(tx, orderId);
  const order = first === undefined ? null : await lockOrderOf(tx, first, 'order/not-found');
  if (order?.orderId !== orderId) throw new AppError('order/not-found');
  return order;
}

/** Closes card pages for the old amount, and updates balance and invoices. */
async function applyNewPrice(
  tx: Transaction,
  { orderId, lockedQuotes }: LockedOrder,
  at: Date,
): Promise<void> {
  const { price } = await ledgerOfOrder(tx, orderId);
  await tx.manager.update(
    Order,
    // The amount of a paid deposit does not change.
    { id: orderId, depositState: Not(In(['review', 'paid'])) },
    { depositAmount: toPounds(depositOf(toPence(price))) },
  );
  for (const { id, deposit_state } of lockedQuotes)
    if (deposit_state !== 'none') await closeCardPages(tx, id, at);
  await refreshOrder(tx, orderId, at);
  await issueInvoices(tx, orderId, at);
}
