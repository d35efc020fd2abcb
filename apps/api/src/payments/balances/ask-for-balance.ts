import { Injectable } from '@nestjs/common';
import { type AskForBalanceRequest, balanceLimits } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { pence, toPence, toPounds, type Pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { closePagesOf, noteByStaff } from '../../quotes';
import { issueInvoices } from '../invoicing/issue-invoices';
import { readAmount } from '../ledger/read-amount';
import { readDueDay } from '../ledger/read-due-day';
import { balanceOf, holdTogether, sumsOf } from './balance-of';

const writeRequest = `
  INSERT INTO balance_request (quote_id, due_before, smallest_part, asked_at, asked_by, whole_since)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (quote_id) DO UPDATE SET
    due_before = excluded.due_before, smallest_part = excluded.smallest_part, asked_at = excluded.asked_at,
    asked_by = excluded.asked_by, whole_since = coalesce(excluded.whole_since, balance_request.whole_since),
    reminded_at = NULL, overdue_told_at = NULL`;

/** What was given back is a part of the price again. */
const raise = 'UPDATE quote SET lowered_by = 0 WHERE id = ANY($1) AND lowered_by > 0 RETURNING id';

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
      const { quote, ids, held } = await holdTogether(tx, quoteId);
      const stands = await balanceOf(tx, quoteId);
      for (const { stage, depositState } of stands.orders) {
        if (!stage) throw new AppError('order/no-stage');
        if (stage === 'to-measure') throw new AppError('order/not-measured');
        if (depositState !== 'paid') throw new AppError('balance/no-deposit');
      }
      const isRaised =
        toPence(sumsOf(stands).balance) === 0 &&
        (await tx.run(raise, [stands.orders.map((order) => order.quoteId)])).length > 0;
      const balance = isRaised ? await balanceOf(tx, quoteId) : stands;
      const due = balance.orders.filter(({ ledger }) => toPence(ledger.balance) > 0);
      if (due.length === 0) throw new AppError('balance/nothing-left');
      const amount = sumsOf({ orders: due }).balance;
      refuseParts(part, toPence(amount));
      const { customer_email: address, customer_name: name } = quote.customer_email
        ? quote
        : (held.find(({ id, customer_email }) => ids.includes(id) && customer_email) ?? quote);
      if (!address) throw new AppError('order/no-address');
      const quoteIds = due.map((order) => order.quoteId);
      const values = [dueBefore, part && toPounds(part), at, actor.userId, isRaised ? at : null];
      for (const id of quoteIds) await tx.run(writeRequest, [id, ...values]);
      // A page for a part that is allowed no more takes no card either.
      if (balance.request) for (const id of quoteIds) await closePagesOf(tx, id, at);
      const facts = { dueOn, smallestPart: part && toPounds(part), amount };
      await noteByStaff(tx, actor, quote, {
        verb: 'ask-for-balance',
        event: { kind: 'balance-asked', details: facts },
        quoteIds,
        after: facts,
        at,
      });
      await issueInvoices(tx, quoteIds, at, { isFinalDue: true });
      await addMail(tx, {
        kind: 'balance-asked',
        key: `${quoteId}:${at.getTime()}`,
        to: { name: linklessName(name), address },
        quoteIds,
        details: { askedAt: at.toISOString() },
        at,
      });
    });
  }

  /** Done twice, it is done once. @throws AppError `quote/not-found` */
  async withdraw(actor: Actor, quoteId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { quote, ids } = await holdTogether(tx, quoteId);
      const deleted = await tx.run<{ quote_id: string }>(
        'DELETE FROM balance_request WHERE quote_id = ANY($1) RETURNING quote_id',
        [ids],
      );
      if (!deleted.length) return;
      const at = this.clock.now();
      const quoteIds = deleted.map(({ quote_id }) => quote_id);
      for (const id of quoteIds) await closePagesOf(tx, id, at);
      await issueInvoices(tx, quoteIds, at);
      await noteByStaff(tx, actor, quote, {
        verb: 'withdraw-balance',
        event: { kind: 'balance-withdrawn' },
        quoteIds,
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
