import { Injectable, type OnModuleInit } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { basketTotal, toPence } from '@app/pricing';
import { oneOf } from '../../database/one-of';
import { Statements, type Transaction } from '../../database/statements';
import { addOrder, lockOrderOf, isAnyTopOrdered, findLastPlacedOrder, placeOrder } from '../../orders';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { isAgreed, lockTop, invoicesDue, orderRepriced, type QuoteRow } from '../../quotes';
import { refreshOrder } from '../ledger/refresh-order';
import { issueInvoices } from './issue-invoices';

const readHandedOver = `
  SELECT coalesce(bool_and(${oneOf('stage', handedOver)}), false) AS "isHandedOver"
  FROM order_item WHERE order_id = $1 AND stage IS NOT NULL`;

@Injectable()
export class InvoicesDue implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(invoicesDue, ({ quoteId }) => this.issue(String(quoteId)));
    this.handlers.register(orderRepriced, ({ quoteId }) => this.reprice(String(quoteId)));
  }

  private issue(quoteId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const { quote } = await lockTop(tx, quoteId);
      const orderId =
        (await findLastPlacedOrder(tx, quoteId)) ?? (await createOrderOfCompletedQuote(tx, quote, at));
      if (orderId === null) return;
      await lockOrderOf(tx, quoteId);
      const [order] = await tx.run<{ isHandedOver: boolean }>(readHandedOver, [orderId]);
      await issueInvoices(tx, orderId, at, { isFinalDue: order?.isHandedOver ?? false });
    });
  }

  private async reprice(quoteId: string): Promise<void> {
    if ((await findLastPlacedOrder(this.statements, quoteId)) === null) return;
    await this.statements.transaction(async (tx) => {
      const { orderId } = await lockOrderOf(tx, quoteId);
      await refreshOrder(tx, orderId, this.clock.now());
    });
  }
}

/** Creates the order of a quote that was completed without one. Null: the quote is not completed, or another quote of its top was ordered. */
async function createOrderOfCompletedQuote(
  tx: Transaction,
  quote: QuoteRow,
  at: Date,
): Promise<string | null> {
  if (quote.status !== 'completed' || quote.deleted_at || !isAgreed(quote.standing)) return null;
  if (await isAnyTopOrdered(tx, [quote.top_id])) return null;
  const amounts = basketTotal([toPence(quote.total_price)], { needsDelivery: false });
  const taken = { by: null, depositBy: 'none', dueBefore: null } as const;
  const id = await addOrder(tx, { quoteIds: [quote.id], channel: quote.channel, amounts, taken, at });
  await placeOrder(tx, id, at);
  return id;
}
