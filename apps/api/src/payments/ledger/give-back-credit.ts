import { Injectable } from '@nestjs/common';
import type { GiveBackCreditRequest, PaymentMeans } from '@app/contracts';
import { formatGbp, toPence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { lockOrderOf, syncCallTasks } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { londonDateOf } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { recordStaffAction } from '../../quotes';
import { issueInvoices } from '../invoicing/issue-invoices';
import { ledgerOfOrder } from './order-ledger';
import { readAmount, readMoment } from './read-amount';
import { refreshOrder } from './refresh-order';

interface CreditToGiveBack extends GiveBackCreditRequest {
  key: string | undefined;
}

const findByKey = 'SELECT order_id, means, pence FROM ledger_entry WHERE idempotency_key = $1';

interface KnownEntry {
  order_id: string | null;
  means: PaymentMeans;
  pence: string;
}

const findRefundUnderWay = `
  SELECT FROM refund JOIN deposit ON deposit.id = deposit_id
  WHERE order_id = $1 AND is_of_deposit AND refund.settled_at IS NULL`;

const insertRefund = `
  INSERT INTO ledger_entry (kind, means, pence, order_id, moved_at, recorded_at, recorded_by, note, idempotency_key)
  VALUES ('refund', $1, $2, $3, $4, $5, $6, $7, $8)
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

/** Enters what was given back otherwise than to a card: of a credit, of which there is no invoice, or of more, which is credited. */
@Injectable()
export class GiveBackCredit {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async give(actor: Actor, quoteId: string, { key, means, ...input }: CreditToGiveBack): Promise<void> {
    // Without one, a request whose answer was lost would be entered twice when it is sent again.
    if (key === undefined) throw new AppError('request/key-missing');
    const amount = readAmount('amount', input.amount);
    const at = this.clock.now();
    const movedAt = readMoment(input.paidOn, at);
    const note = input.note?.trim() || null;
    const pence = String(0 - amount);
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      const quoteIds = quotes.map(({ id }) => id);
      const [known] = await tx.run<KnownEntry>(findByKey, [key]);
      if (known) {
        const isSame = known.order_id === orderId && known.means === means && known.pence === pence;
        if (!isSame) throw new AppError('deposit/key-reused');
        return;
      }
      if (quote.standing === 'superseded') throw new AppError('order/superseded');
      // It is what the card gets back that makes the credit less, once that is certain.
      if ((await tx.run(findRefundUnderWay, [orderId])).length) throw new AppError('refund/under-way');
      const ledger = await ledgerOfOrder(tx, orderId);
      const credit = toPence(ledger.credit);
      const isMore = amount > credit;
      // What two people give back of one credit at the same time is not a part of the price the second time.
      if (isMore && !input.isMoreThanCredit)
        throw fieldError('payment/more-than-credit', 'amount', `The credit is ${formatGbp(credit)}.`);
      if (isMore && !note) throw fieldError('request/invalid', 'note', 'Please say why.');
      if (amount > toPence(ledger.received)) throw new AppError('order/more-than-received');
      const values = [means, pence, orderId, movedAt, at, actor.userId, note, key];
      const [entry] = await tx.run<{ id: string }>(insertRefund, values);
      // Another quote's, sent at the same time.
      if (!entry) throw new AppError('deposit/key-reused');
      await refreshOrder(tx, orderId, at);
      if (isMore) {
        await issueInvoices(tx, orderId, at);
        await syncCallTasks(tx, quoteIds, at);
      }
      const facts = { amount: toPounds(amount), means, paidOn: londonDateOf(movedAt) };
      const details = {
        entryId: Number(entry.id),
        ...facts,
        ...(isMore && { isMore }),
        ...(note && { note }),
      };
      await recordStaffAction(tx, actor, quote, {
        verb: 'give-back-credit',
        event: { kind: 'credit-given-back', details },
        after: facts,
        at,
      });
    });
  }
}
