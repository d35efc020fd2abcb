import { Injectable } from '@nestjs/common';
import { type AddTopsRequest, handedOver, type OrderStage, type SetDeliveryRequest } from '@app/contracts';
import { deliveryFor, depositOf, toPence, toPounds } from '@app/pricing';
import { removeFromBaskets } from '../../basket';
import { Statements, type Transaction } from '../../database/statements';
import {
  addItems,
  type HeldOrder,
  holdOrderOf,
  quotesOfOrder,
  setStatusOfOrders,
  stagesOfOrder,
} from '../../orders';
import { issueInvoices, ledgerOfOrder, refreshOrder } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { tidy } from '../../platform/validation';
import { closePagesOf, holdTopsOf, lockPresentQuote, noteByStaff, setCustomer } from '../../quotes';
import { freeToOrder } from '../free-to-order';

const setDeliveryAmount = `
  UPDATE customer_order SET delivery_amount = $2 WHERE id = $1 AND delivery_amount <> $2 RETURNING id`;

/** As long as it is not paid; what was paid was asked for at the time. */
const setDepositAmount = `
  UPDATE customer_order SET deposit_amount = $2 WHERE id = $1 AND deposit_state NOT IN ('review', 'paid')`;

/** Staff change what an order comes to: how it is handed over, or which tops it has. Price, deposit, balance and invoices follow. */
@Injectable()
export class ChangeOrder {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /**
   * Done twice, it is done once.
   * @returns its first quote
   * @throws AppError `order/not-found`, `order/completed` once all of it is handed over
   */
  async setDelivery(actor: Actor, orderId: string, request: SetDeliveryRequest): Promise<string> {
    const { needsDelivery } = request;
    const deliveryAddress = needsDelivery ? tidy(request.deliveryAddress) : null;
    if (needsDelivery && !deliveryAddress)
      throw fieldError('request/invalid', 'deliveryAddress', 'Please enter the address with its postcode.');
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const order = await holdById(tx, orderId);
      const quoteIds = order.quotes.map(({ id }) => id);
      const stages = [...(await stagesOfOrder(tx, orderId)).values()];
      if (stages.every((stage) => handedOver.includes(stage))) throw new AppError('order/completed');
      const deliveryAmount = toPounds(deliveryFor({ needsDelivery }));
      const first = await lockPresentQuote(tx, order.quote.id);
      const isOtherFee = (await tx.run(setDeliveryAmount, [orderId, deliveryAmount])).length > 0;
      if (!isOtherFee && first.delivery_address === deliveryAddress) return order.quote.id;
      const kept = { name: undefined, email: undefined, phone: undefined };
      await setCustomer(tx, actor, first, { ...kept, deliveryAddress }, at);
      await follow(tx, order, at);
      await noteByStaff(tx, actor, order.quote, {
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
   * Done twice, it is done once.
   * @returns the first quote of the order
   * @throws AppError `order/not-found`, `order/in-production`, and why one of the quotes cannot be ordered
   */
  async addTops(actor: Actor, orderId: string, { quoteIds }: AddTopsRequest): Promise<string> {
    const at = this.clock.now();
    return this.statements.transaction(async (tx) => {
      const ordered = await quotesOfOrder(tx, orderId);
      const all = await holdTopsOf(tx, [...ordered, ...quoteIds]);
      const order = await holdById(tx, orderId);
      const added = quoteIds.filter((id) => !order.quotes.some((one) => one.id === id));
      if (added.length === 0) return order.quote.id;
      const stages = [...(await stagesOfOrder(tx, orderId)).values()];
      if (stages.length === 0) throw new AppError('order/declined');
      if (stages.some(isCut)) throw new AppError('order/in-production');
      const quotes = await freeToOrder(tx, all, added, at);
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
      await follow(tx, order, at);
      const references = quotes.map((quote) => quote.reference).join(', ');
      await noteByStaff(tx, actor, order.quote, {
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

/** @throws AppError `order/not-found` */
async function holdById(tx: Transaction, orderId: string): Promise<HeldOrder> {
  const [first] = await quotesOfOrder(tx, orderId);
  const order = first === undefined ? null : await holdOrderOf(tx, first, 'order/not-found');
  if (order?.orderId !== orderId) throw new AppError('order/not-found');
  return order;
}

/** Card pages for another amount are closed, and what is due and invoiced is looked at anew. */
async function follow(tx: Transaction, { orderId, held }: HeldOrder, at: Date): Promise<void> {
  const { price } = await ledgerOfOrder(tx, orderId);
  await tx.run(setDepositAmount, [orderId, toPounds(depositOf(toPence(price)))]);
  for (const { id, deposit_state } of held) if (deposit_state !== 'none') await closePagesOf(tx, id, at);
  await refreshOrder(tx, orderId, at);
  await issueInvoices(tx, orderId, at);
}
