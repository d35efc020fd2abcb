import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { ofTop, paymentBlockerOf, quoteNoLongerPayable, type PayableQuote } from '../../quotes';
import type { PaymentPurpose } from '@app/contracts';
import { balanceOf, isDue, type PartOfBalance } from '../balances/balance-of';
import { liveStatesSql } from './attempt-transitions';
import { CloseCheckout } from './close-checkout';
import { closeOtherCheckouts } from './record-transition';
import { findOtherLiveAttempts } from './settle-statements';

const readQuotesOfAttempt = `
  SELECT deposit_quote.quote_id
  FROM payment_attempt AS attempt
  JOIN deposit_quote ON deposit_quote.deposit_id = attempt.deposit_id
  WHERE attempt.id = $1`;

interface OpenPage extends PayableQuote {
  attempt_id: string;
  purpose: PaymentPurpose;
  page_until: Date;
  parts: PartOfBalance[];
}

const findPagesOfQuote = `
  SELECT attempt.id AS attempt_id, quote.id, purpose, attempt.valid_until AS page_until, quote.status, quote.deposit_state, quote.received, quote.valid_until,
    quote.superseded_at, quote.deleted_at, quote.is_proposal, quote.length, quote.width, quote.snapshot, ${ofTop('true')}, (
      SELECT json_agg(json_build_object('quoteId', part.quote_id, 'share', part.share::text))
      FROM deposit_quote AS part WHERE part.deposit_id = deposit.id) AS parts
  FROM quote
  JOIN deposit_quote ON deposit_quote.quote_id = quote.id
  JOIN deposit ON deposit.id = deposit_quote.deposit_id
  JOIN payment_attempt AS attempt ON attempt.deposit_id = deposit.id AND attempt.state IN (${liveStatesSql})
  WHERE quote.id = $1`;

/** Closes the pages that must not take a card any more, once what forbids it is committed. */
@Injectable()
export class ClosePages implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly closing: CloseCheckout,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeOtherCheckouts, async ({ attemptId }) =>
      this.close(await this.findOthers(String(attemptId))),
    );
    this.handlers.register(quoteNoLongerPayable, async ({ quoteId }) =>
      this.close(await this.findUnpayable(String(quoteId))),
    );
  }

  /** Money has come in for a quote: those that could take more for it (D18). */
  private async findOthers(attemptId: string): Promise<{ id: string }[]> {
    const quotes = await this.statements.run<{ quote_id: string }>(readQuotesOfAttempt, [attemptId]);
    const quoteIds = quotes.map(({ quote_id }) => quote_id);
    return this.statements.run<{ id: string }>(findOtherLiveAttempts, [quoteIds, attemptId]);
  }

  /** Staff have decided that a quote is not to be paid on, or not for so long. What was undone meanwhile needs nothing closed. */
  private async findUnpayable(quoteId: string): Promise<{ id: string }[]> {
    const now = this.clock.now();
    const pages = await this.statements.run<OpenPage>(findPagesOfQuote, [quoteId]);
    const isForBalance = pages.some(({ purpose }) => purpose === 'balance');
    const due = isForBalance ? await balanceOf(this.statements, quoteId) : null;
    const unpayable = pages.filter((page) =>
      due && page.purpose === 'balance'
        ? !isDue(due, page.parts)
        : paymentBlockerOf(page, now) || page.page_until > page.valid_until,
    );
    return unpayable.map(({ attempt_id: id }) => ({ id }));
  }

  /** @throws Error where one could not be closed, so that it is tried again */
  private async close(pages: readonly { id: string }[]): Promise<void> {
    const left: string[] = [];
    for (const { id } of pages) {
      const outcome = await this.closing.close(id);
      if (outcome !== 'over') left.push(`${id} is ${outcome}`);
    }
    if (left.length) throw new Error(left.join(', '));
  }
}
