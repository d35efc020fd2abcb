import { Injectable } from '@nestjs/common';
import type { RefundCreditRequest } from '@app/contracts';
import { formatGbp, toPence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { lockOrderOf, syncPhoneCallTasks } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { recordStaffAction } from '../../quotes';
import { issueInvoices } from '../invoices/issue-invoices';
import { addStaffEntry, findEntryOfRequest } from './add-staff-entry';
import { ledgerOfOrder } from './order-ledger';
import { readAmount, readPaymentTime } from './read-money-fields';
import { refreshOrder } from './refresh-order';

const findLiveRefundSql = `
  SELECT FROM refund JOIN deposit ON deposit.id = deposit_id
  WHERE order_id = $1 AND is_of_deposit AND refund.settled_at IS NULL`;

/** Records refunds that staff made in another way than to a card. A credit was never invoiced; a refund above it gets a credit note. */
@Injectable()
export class RefundCredit {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async refund(
    actor: Actor,
    quoteId: string,
    { key, method, ...input }: RefundCreditRequest & { key: string },
  ): Promise<void> {
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readPaymentTime(input.paidOn, at);
    const note = input.note?.trim() || null;
    const pence = String(0 - amount);
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      const quoteIds = quotes.map(({ id }) => id);
      if (await findEntryOfRequest(tx, key, { orderId, method, pence })) return;
      if (quote.standing === 'superseded') throw new AppError('order/superseded');
      // The credit is only known once the live refund is settled.
      if ((await tx.run(findLiveRefundSql, [orderId])).length) throw new AppError('refund/under-way');
      const ledger = await ledgerOfOrder(tx, orderId);
      const credit = toPence(ledger.credit);
      const exceedsCredit = amount > credit;
      // Two people may refund the same credit at the same time: the second refund must not lower the price unintentionally.
      if (exceedsCredit && !input.isMoreThanCredit)
        throw fieldError('payment/more-than-credit', 'amount', `The credit is ${formatGbp(credit)}.`);
      if (exceedsCredit && !note) throw fieldError('request/invalid', 'note', 'Please say why.');
      if (amount > toPence(ledger.received)) throw new AppError('order/more-than-received');
      const entry = { kind: 'refund', method, pence, orderId, movedAt, note, idempotencyKey: key } as const;
      const entryId = await addStaffEntry(tx, actor, entry, at);
      await refreshOrder(tx, orderId, at);
      if (exceedsCredit) {
        await issueInvoices(tx, orderId, at);
        await syncPhoneCallTasks(tx, quoteIds, at);
      }
      const summary = { amount: toPounds(amount), method, paidOn: londonDateOf(movedAt) };
      const details = {
        entryId,
        ...summary,
        ...(exceedsCredit && { isMore: exceedsCredit }),
        ...(note && { note }),
      };
      await recordStaffAction(tx, actor, quote, {
        verb: 'refund-credit',
        event: { kind: 'credit-refunded', details },
        after: summary,
        at,
      });
    });
  }
}
