import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { type AskForBalanceRequest, balanceLimits } from '@app/contracts';
import { pence, toPence, toPounds, type Pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { addMail, addOrInclude } from '../../mail';
import { lockOrderOf, Order } from '../../orders';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { addToTimelines, closeCardPages, recipientAmong, recordStaffAction } from '../../quotes';
import { issueInvoices, issueInvoicesUnmailed } from '../invoices/issue-invoices';
import { ledgerOfOrder } from '../ledger/order-ledger';
import { readAmount, readDueDay } from '../ledger/read-money-fields';
import { refreshOrder } from '../ledger/refresh-order';
import { balanceOfOrder } from './balance-of';
import { BalanceRequest } from './balance-request.entity';

const writeRequestSql = `
  INSERT INTO balance_request (order_id, due_before, smallest_part, asked_at, asked_by, whole_since)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (order_id) DO UPDATE SET
    due_before = excluded.due_before, smallest_part = excluded.smallest_part, asked_at = excluded.asked_at,
    asked_by = excluded.asked_by, whole_since = coalesce(excluded.whole_since, balance_request.whole_since),
    is_settled = false, reminded_at = NULL, overdue_told_at = NULL`;

@Injectable()
export class RequestBalance {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async request(actor: Actor, quoteId: string, { dueOn, smallestPart }: AskForBalanceRequest): Promise<void> {
    const at = this.clock.now();
    const dueBefore = readDueDay(dueOn, at);
    const part = smallestPart ? readAmount('smallestPart', smallestPart) : null;
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      const balance = await balanceOfOrder(tx, orderId);
      if (balance.items.length === 0) throw new AppError('order/no-stage');
      if (balance.items.some(({ stage }) => stage === 'to-measure')) throw new AppError('order/not-measured');
      if (balance.depositState !== 'paid') throw new AppError('balance/no-deposit');
      // If nothing is left to pay because of refunds, the request restores the price from before the refunds.
      const orderWithReduction = { id: orderId, loweredBy: MoreThan('0') };
      const restoresPrice =
        toPence(balance.ledger.balance) === 0 &&
        Boolean((await tx.manager.update(Order, orderWithReduction, { loweredBy: '0' })).affected);
      const { balance: amount } = restoresPrice ? await ledgerOfOrder(tx, orderId) : balance.ledger;
      if (toPence(amount) === 0) throw new AppError('balance/nothing-left');
      assertPartAllowed(part, toPence(amount));
      const to = recipientAmong([quote, ...quotes]);
      if (!to) throw new AppError('order/no-address');
      const quoteIds = balance.items.map((item) => item.quoteId);
      const smallestPartPounds = part && toPounds(part);
      await tx.run(writeRequestSql, [
        orderId,
        dueBefore,
        smallestPartPounds,
        at,
        actor.userId,
        restoresPrice ? at : null,
      ]);
      await refreshOrder(tx, orderId, at);
      if (balance.request) await closeCardPages(tx, quoteId, at);
      const summary = { dueOn, smallestPart: smallestPartPounds, amount };
      await recordStaffAction(tx, actor, quote, {
        verb: 'ask-for-balance',
        event: { kind: 'balance-asked', details: summary },
        quoteIds,
        after: summary,
        at,
      });
      const invoices = await issueInvoicesUnmailed(tx, orderId, at, { isFinalDue: true });
      const details = { askedAt: at.toISOString() };
      const key = `${orderId}:${at.getTime()}`;
      const mailId = await addMail(tx, { kind: 'balance-asked', key, to, quoteIds, details, at });
      await addOrInclude(tx, mailId, invoices);
    });
  }

  /**
   * Mails the customer what is still to pay of a requested balance, apart from the reminders that are sent anyway.
   * @throws AppError `balance/not-asked`, `balance/nothing-left`, `balance/in-review`, `order/no-address`
   */
  async remind(actor: Actor, quoteId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      const { request, ledger, items, isInReview } = await balanceOfOrder(tx, orderId);
      if (!request) throw new AppError('balance/not-asked');
      if (toPence(ledger.balance) === 0) throw new AppError('balance/nothing-left');
      if (isInReview) throw new AppError('balance/in-review');
      const to = recipientAmong([quote, ...quotes]);
      if (!to) throw new AppError('order/no-address');
      const at = this.clock.now();
      const isOverdue = request.dueBefore <= at;
      const kind = isOverdue ? 'balance-overdue' : 'balance-reminder';
      // The same mail need not follow a day later.
      if (isOverdue) await tx.manager.update(BalanceRequest, { orderId }, { overdueToldAt: at });
      const quoteIds = items.map((item) => item.quoteId);
      const mailId = await addMail(tx, {
        kind,
        key: `${orderId}:${at.getTime()}`,
        to,
        quoteIds,
        details: { askedAt: request.askedAt.toISOString() },
        at,
      });
      await addToTimelines(tx, quoteIds, {
        kind: 'mail-resent',
        details: { kind, mailId },
        at,
        actorId: actor.userId,
      });
      const subject = { kind: 'mail', id: mailId ?? quoteId, name: kind } as const;
      await addAuditEntry(tx, actor, { at, verb: 'resend', subject });
    });
  }

  /** Idempotent. @throws AppError `quote/not-found` */
  async withdraw(actor: Actor, quoteId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { orderId, quote, quotes } = await lockOrderOf(tx, quoteId);
      if (!(await tx.manager.delete(BalanceRequest, { orderId })).affected) return;
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

function assertPartAllowed(part: Pence | null, balance: Pence): void {
  if (part === null) return;
  const invalid = (message: string) => fieldError('request/invalid', 'smallestPart', message);
  const minPart = pence(balanceLimits.smallestPart * 100);
  if (part < minPart) throw invalid(`A part is £${balanceLimits.smallestPart} at least.`);
  if (part >= balance) throw invalid('This must be less than what is still to pay.');
}
