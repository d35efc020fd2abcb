import { Injectable } from '@nestjs/common';
import { type AskForBalanceRequest, balanceLimits } from '@app/contracts';
import { linklessName } from '@app/mails/words';
import { pence, toPence, toPounds, type Pence } from '@app/pricing';
import { Statements } from '../../database/statements';
import { addMail } from '../../mail';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { readLondonDay, startOfLondonDay } from '../../platform/clock/london-day';
import { AppError, fieldError } from '../../platform/errors/app-error';
import { closePagesOf, holdTopOf, noteByStaff } from '../../quotes';
import { issueInvoices } from '../invoicing/issue-invoices';
import { readAmount } from '../ledger/read-amount';
import { balanceOf } from './balance-of';

const writeRequest = `
  INSERT INTO balance_request (quote_id, due_before, smallest_part, asked_at, asked_by, whole_since)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (quote_id) DO UPDATE SET
    due_before = excluded.due_before, smallest_part = excluded.smallest_part, asked_at = excluded.asked_at,
    asked_by = excluded.asked_by, whole_since = coalesce(excluded.whole_since, balance_request.whole_since),
    reminded_at = NULL, overdue_told_at = NULL`;

/** What was given back is a part of the price again. */
const raise = 'UPDATE quote SET lowered_by = 0 WHERE id = $1 AND lowered_by > 0 RETURNING id';

const readStage = 'SELECT stage FROM quote WHERE id = $1';

const dayMs = 24 * 3_600_000;

/** Staff ask for the rest of the price, ask for it otherwise, or ask no more. Each is one transaction that holds the top. */
@Injectable()
export class AskForBalance {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError why it cannot be asked for */
  async ask(actor: Actor, quoteId: string, { dueOn, smallestPart }: AskForBalanceRequest): Promise<void> {
    const at = this.clock.now();
    const dueBefore = readDueDay(dueOn, at);
    const part = smallestPart ? readAmount('smallestPart', smallestPart) : null;
    await this.statements.transaction(async (tx) => {
      const { quote } = await holdTopOf(tx, quoteId);
      const [order] = await tx.run<{ stage: string | null }>(readStage, [quoteId]);
      if (!order?.stage) throw new AppError('order/no-stage');
      if (order.stage === 'to-measure') throw new AppError('order/not-measured');
      if (quote.deposit_state !== 'paid') throw new AppError('balance/no-deposit');
      const stands = await balanceOf(tx, quoteId);
      const isRaised = toPence(stands.ledger.balance) === 0 && (await tx.run(raise, [quoteId])).length > 0;
      const { ledger, request: before } = isRaised ? await balanceOf(tx, quoteId) : stands;
      const balance = toPence(ledger.balance);
      if (balance === 0) throw new AppError('balance/nothing-left');
      refuseParts(part, balance);
      const address = quote.customer_email;
      if (!address) throw new AppError('order/no-address');
      await tx.run(writeRequest, [
        quoteId,
        dueBefore,
        part && toPounds(part),
        at,
        actor.userId,
        isRaised ? at : null,
      ]);
      // A page for a part that is allowed no more takes no card either.
      if (before) await closePagesOf(tx, quoteId, at);
      const facts = { dueOn, smallestPart: part && toPounds(part) };
      await noteByStaff(tx, actor, quote, {
        verb: 'ask-for-balance',
        event: { kind: 'balance-asked', details: { ...facts, amount: ledger.balance } },
        after: { ...facts, amount: ledger.balance },
        at,
      });
      await issueInvoices(tx, [quoteId], at, { isFinalDue: true });
      await addMail(tx, {
        kind: 'balance-asked',
        key: `${quoteId}:${at.getTime()}`,
        to: { name: linklessName(quote.customer_name), address },
        quoteIds: [quoteId],
        details: { askedAt: at.toISOString() },
        at,
      });
    });
  }

  /** Done twice, it is done once. @throws AppError `quote/not-found` */
  async withdraw(actor: Actor, quoteId: string): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const { quote } = await holdTopOf(tx, quoteId);
      const deleted = await tx.run('DELETE FROM balance_request WHERE quote_id = $1 RETURNING quote_id', [
        quoteId,
      ]);
      if (!deleted.length) return;
      const at = this.clock.now();
      await closePagesOf(tx, quoteId, at);
      await issueInvoices(tx, [quoteId], at);
      await noteByStaff(tx, actor, quote, {
        verb: 'withdraw-balance',
        event: { kind: 'balance-withdrawn' },
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

/** The instant at which a day is over. @throws AppError for a day that is over, and one too far ahead */
function readDueDay(text: string, now: Date): Date {
  const day = readLondonDay(text);
  const refusal = (message: string) => fieldError('request/invalid', 'dueOn', message);
  if (!day) throw refusal('This must be a day such as 2026-12-10.');
  const dueBefore = startOfLondonDay({ ...day, day: day.day + 1 });
  if (dueBefore <= now) throw refusal('This day is over.');
  if (dueBefore.getTime() - now.getTime() > balanceLimits.daysAhead * dayMs)
    throw refusal('This is too far ahead. Please check the year.');
  return dueBefore;
}
