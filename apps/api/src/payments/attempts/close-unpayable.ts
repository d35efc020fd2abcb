import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements, type Statement } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { paymentBlockerOf, quoteNoLongerPayable, type PayableQuote } from '../../quotes';
import { liveStatesSql } from './attempt-transitions';
import { CloseCheckout } from './close-checkout';

/** A page that may take a card, with what is true of the quote by now. */
interface OpenPage extends PayableQuote {
  id: string;
  page_until: Date;
}

const findPagesOfQuote: Statement = {
  name: 'find-pages-of-quote',
  text: `
    SELECT attempt.id, attempt.valid_until AS page_until, quote.status, quote.deposit_state, quote.received, quote.valid_until,
      quote.superseded_at, quote.deleted_at, quote.is_proposal
    FROM quote
    JOIN deposit_quote ON deposit_quote.quote_id = quote.id
    JOIN payment_attempt AS attempt
      ON attempt.deposit_id = deposit_quote.deposit_id AND attempt.state IN (${liveStatesSql})
    WHERE quote.id = $1`,
};

/** Once staff have decided that a quote is not to be paid on, or not for so long, closes the pages that are open for it. */
@Injectable()
export class CloseUnpayable implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly closing: CloseCheckout,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(quoteNoLongerPayable, ({ quoteId }) => this.closeFor(String(quoteId)));
  }

  /**
   * What was undone in the meantime needs nothing closed.
   * @throws Error where one could not be closed, so that it is tried again
   */
  private async closeFor(quoteId: string): Promise<void> {
    const now = this.clock.now();
    const pages = await this.statements.run<OpenPage>(findPagesOfQuote, [quoteId]);
    const left: string[] = [];
    for (const page of pages) {
      if (!paymentBlockerOf(page, now) && page.page_until <= page.valid_until) continue;
      const outcome = await this.closing.close(page.id);
      if (outcome !== 'over') left.push(`${page.id} is ${outcome}`);
    }
    if (left.length) throw new Error(left.join(', '));
  }
}
