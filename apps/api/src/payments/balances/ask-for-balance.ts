import { Injectable } from '@nestjs/common';
import { type AskForBalanceRequest, balanceLimits } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { pence, toPence, toPounds, type Pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import { lockOrderOf } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { closeCardPages, recordStaffAction } from '../../quotes';
import { issueInvoices } from '../invoicing/issue-invoices';
import { ledgerOfOrder } from '../ledger/order-ledger';
import { readAmount } from '../ledger/read-amount';
import { readDueDay } from '../ledger/read-due-day';
import { refreshOrder } from '../ledger/refresh-order';
import { balanceOfOrder } from './balance-of';

const writeRequest = `
  INSERT INTO balance_request (order_id, due_before, smallest_part, asked_at, asked_by, whole_since)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (order_id) DO UPDATE SET
    due_before = excluded.due_before, smallest_part = excluded.smallest_part, asked_at = excluded.asked_at,
    asked_by = excluded.asked_by, whole_since = coalesce(excluded.whole_since, balance_request.whole_since),
    is_settled = false, reminded_at = NULL, overdue_told_at = NULL`;

/** What was given back is a part of the price again. */
const raise = 'UPDATE customer_order SET lowered_by = 0 WHERE id = $1 AND lowered_by > 0 RETURNING id';

const takeBack = 'DELETE FROM balance_request WHERE order_id = $1 RETURNING order_id';

@Injectable()
export class AskForBalance {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async ask(actor: Actor, quoteId: string, { dueOn, smallestPart }: AskForBalanceRequest): Promise<void> {
    const at = this.clock.now();
    const dueBefore = readDueDay(dueOn, at);
    const part = smallestPart ? readAmount('smallestPart', smallestPart) : null;
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      const stands = await balanceOfOrder(tx, orderId);
      if (stands.items.length === 0) throw new AppError('order/no-stage');
      if (stands.items.some(({ stage }) => stage === 'to-measure')) throw new AppError('order/not-measured');
      if (stands.depositState !== 'paid') throw new AppError('balance/no-deposit');
      const isRaised = toPence(stands.ledger.balance) === 0 && (await tx.run(raise, [orderId])).length > 0;
      const { balance: amount } = isRaised ? await ledgerOfOrder(tx, orderId) : stands.ledger;
      if (toPence(amount) === 0) throw new AppError('balance/nothing-left');
      refuseParts(part, toPence(amount));
      const customer = [quote, ...quotes].find((one) => one.customer_email);
      if (!customer?.customer_email) throw new AppError('order/no-address');
      const to = { name: linklessName(customer.customer_name), address: customer.customer_email };
      const quoteIds = stands.items.map((item) => item.quoteId);
      const smallest = part && toPounds(part);
      await tx.run(writeRequest, [orderId, dueBefore, smallest, at, actor.userId, isRaised ? at : null]);
      await refreshOrder(tx, orderId, at);
      // A page for a part that is allowed no more takes no card either.
      if (stands.request) await closeCardPages(tx, quoteId, at);
      const facts = { dueOn, smallestPart: smallest, amount };
      await recordStaffAction(tx, actor, quote, {
        verb: 'ask-for-balance',
        event: { kind: 'balance-asked', details: facts },
        quoteIds,
        after: facts,
        at,
      });
      await issueInvoices(tx, orderId, at, { isFinalDue: true });
      const details = { askedAt: at.toISOString() };
      const key = `${orderId}:${at.getTime()}`;
      await addMail(tx, { kind: 'balance-asked', key, to, quoteIds, details, at });
    });
  }

  /** Done twice, it is done once. @throws AppError `quote/not-found` */
  async withdraw(actor: Actor, quoteId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      if (!(await tx.run(takeBack, [orderId])).length) return;
      const at = this.clock.now();
      await closeCardPages(tx, quoteId, at);
      await refreshOrder(tx, orderId, at);
      await issueInvoices(tx, orderId, at);
      await recordStaffAction(tx, actor, quote, {
        verb: 'withdraw-balance',
        event: { kind: 'balance-withdrawn' },
        quoteIds: quotes.map(({ id }) => id),
        at,
      });
    });
  }
}

function refuseParts(part: Pence | null, balance: Pence): void {
  if (part === null) return;
  const refusal = (message: string) => fieldError('request/invalid', 'smallestPart', message);
  const least = pence(balanceLimits.smallestPart * 100);
  if (part < least) throw refusal(`A part is £${balanceLimits.smallestPart} at least.`);
  if (part >= balance) throw refusal('This must be less than what is still to pay.');
}
