import { Injectable } from '@nestjs/common';
import { type AddTopsRequest, handedOver, type OrderStage, type SetDeliveryRequest } from '@app/contracts';
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
import { prepareQuotesForOrder } from '../prepare-quotes-for-order';
import { readDeliveryAddress } from '../read-delivery-address';

/** Changes of delivery or tops. Price, deposit, balance and invoices follow. */
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
      const deliveryAmount = toPounds(deliveryFor({ needsDelivery }));
      const first = await lockPresentQuote(tx, order.quote.id);
      const { affected } = await tx.manager.update(
        Order,
        { id: orderId, deliveryAmount: Not(deliveryAmount) },
        { deliveryAmount },
      );
      if (!affected && first.delivery_address === deliveryAddress) return order.quote.id;
      const kept = { name: undefined, email: undefined, phone: undefined };
      await setCustomer(tx, actor, first, { ...kept, deliveryAddress }, at);
      await applyNewPrice(tx, order, at);
      await recordStaffAction(tx, actor, order.quote, {
        verb: 'set-delivery',
        event: { kind: 'delivery-changed', details: { isDelivery: needsDelivery, deliveryAmount } },
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
      const ordered = await quotesOfOrder(tx, orderId);
      const all = await lockTops(tx, [...ordered, ...quoteIds]);
      const order = await lockOrderById(tx, orderId);
      const added = quoteIds.filter((id) => !order.quotes.some((one) => one.id === id));
      if (added.length === 0) return order.quote.id;
      const stages = [...(await stagesOfOrder(tx, orderId)).values()];
      if (stages.length === 0) throw new AppError('order/declined');
      if (stages.some(isCut)) throw new AppError('order/in-production');
      const quotes = await prepareQuotesForOrder(tx, all, added, at);
      await addItems(tx, orderId, added, at);
      await setStatusOfOrders(tx, actor, added, { from: ['pending'], status: 'approved', at });
      const first = await lockPresentQuote(tx, order.quote.id);
      const { customer_name: name, customer_email: email, customer_phone: phone } = first;
      await setCustomer(
        tx,
        actor,
        first,
        { name, email, phone, deliveryAddress: first.delivery_address },
        at,
      );
      await removeFromBaskets(tx, added);
      await applyNewPrice(tx, order, at);
      const references = quotes.map((quote) => quote.reference).join(', ');
      await recordStaffAction(tx, actor, order.quote, {
        verb: 'add-tops',
        event: { kind: 'tops-added', details: { references } },
        quoteIds: [...ordered, ...added],
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

/** Closes card pages for the old amount and updates what is due and invoiced. */
async function applyNewPrice(tx: Transaction, { orderId, held }: LockedOrder, at: Date): Promise<void> {
  const { price } = await ledgerOfOrder(tx, orderId);
  await tx.manager.update(
    Order,
    // A deposit that was paid keeps its amount.
    { id: orderId, depositState: Not(In(['review', 'paid'])) },
    { depositAmount: toPounds(depositOf(toPence(price))) },
  );
  for (const { id, deposit_state } of held) if (deposit_state !== 'none') await closeCardPages(tx, id, at);
  await refreshOrder(tx, orderId, at);
  await issueInvoices(tx, orderId, at);
}
