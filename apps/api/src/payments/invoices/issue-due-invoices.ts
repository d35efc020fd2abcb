import { Injectable, type OnModuleInit } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { basketTotal, toPence } from '@app/pricing';
import { oneOfSql } from '../../database/one-of';
import { Statements, type Transaction } from '../../database/statements';
import { addOrInclude } from '../../mail';
import {
  addOrder,
  lockOrderOf,
  isAnyTopOrdered,
  findLastPlacedOrder,
  mailHandedOver,
  placeOrder,
} from '../../orders';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { isAgreed, lockTop, invoicesDue, orderRepriced, type QuoteRow } from '../../quotes';
import { refreshOrder } from '../ledger/refresh-order';
import { issueInvoicesUnmailed } from './issue-invoices';

/**
 * Whether the final invoice is due. Not if one of the quotes $2 was handed over again after $3: the message about that later
 * step issues the invoice.
 */
const readFinalDueSql = `
  SELECT coalesce(bool_and(${oneOfSql('stage', handedOver)}), false) AND NOT EXISTS (
    SELECT FROM outbox_message AS later
    WHERE topic = '${invoicesDue}' AND next_try_at IS NOT NULL AND payload ->> 'quoteId' = ANY($2) AND payload ->> 'at' > $3
  ) AS "isFinalDue"
  FROM order_item WHERE order_id = $1 AND stage IS NOT NULL`;

@Injectable()
export class IssueDueInvoices implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(invoicesDue, ({ quoteId, at }) =>
      this.issue(String(quoteId), typeof at === 'string' ? at : null),
    );
    this.handlers.register(orderRepriced, ({ quoteId }) => this.reprice(String(quoteId)));
  }

  /** The final invoice is attached to the mail that the order was handed over, so that the customer gets one mail. */
  private issue(quoteId: string, scheduledAt: string | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const { quote } = await lockTop(tx, quoteId);
      const orderId =
        (await findLastPlacedOrder(tx, quoteId)) ?? (await createOrderOfCompletedQuote(tx, quote, at));
      if (orderId === null) return;
      const { quotes } = await lockOrderOf(tx, quoteId);
      const quoteIds = quotes.map(({ id }) => id);
      const [order] = await tx.run<{ isFinalDue: boolean }>(readFinalDueSql, [
        orderId,
        quoteIds,
        scheduledAt,
      ]);
      const invoices = await issueInvoicesUnmailed(tx, orderId, at, {
        isFinalDue: order?.isFinalDue ?? false,
      });
      const mails = await mailHandedOver(tx, orderId, at);
      const buyer = invoices[0]?.to?.address.toLowerCase();
      const mail = mails.find(({ address }) => address.toLowerCase() === buyer);
      await addOrInclude(tx, mail?.id ?? null, invoices);
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

/** Creates the order of a quote that was completed without one; null: it is not completed, or another quote for its top was ordered. */
async function createOrderOfCompletedQuote(
  tx: Transaction,
  quote: QuoteRow,
  at: Date,
): Promise<string | null> {
  if (quote.status !== 'completed' || quote.deleted_at || !isAgreed(quote.standing)) return null;
  if (await isAnyTopOrdered(tx, [quote.top_id])) return null;
  const amounts = basketTotal([toPence(quote.total_price)], { needsDelivery: false });
  const takenByStaff = { userId: null, depositBy: 'none', dueBefore: null } as const;
  const id = await addOrder(tx, { quoteIds: [quote.id], channel: quote.channel, amounts, takenByStaff, at });
  await placeOrder(tx, id, at);
  return id;
}
