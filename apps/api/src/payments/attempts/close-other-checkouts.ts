import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements, type Statement } from '../../database/statements';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { CloseCheckout } from './close-checkout';
import { closeOtherCheckouts } from './record-transition';
import { findOtherLiveAttempts } from './settle-statements';

const readQuotesOfAttempt: Statement = {
  name: 'read-quotes-of-attempt',
  text: `
    SELECT deposit_quote.quote_id
    FROM payment_attempt AS attempt
    JOIN deposit_quote ON deposit_quote.deposit_id = attempt.deposit_id
    WHERE attempt.id = $1`,
};

/** Once money has come in for a quote, closes the other pages that could take more for it (D18). */
@Injectable()
export class CloseOtherCheckouts implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly closing: CloseCheckout,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeOtherCheckouts, ({ attemptId }) => this.closeFor(String(attemptId)));
  }

  /** @throws Error where one could not be closed, so that it is tried again */
  private async closeFor(attemptId: string): Promise<void> {
    const quotes = await this.statements.run<{ quote_id: string }>(readQuotesOfAttempt, [attemptId]);
    const others = await this.statements.run<{ id: string }>(findOtherLiveAttempts, [
      quotes.map(({ quote_id }) => quote_id),
      attemptId,
    ]);
    const left: string[] = [];
    for (const { id } of others) {
      const outcome = await this.closing.close(id);
      if (outcome !== 'over') left.push(`${id} is ${outcome}`);
    }
    if (left.length) throw new Error(left.join(', '));
  }
}
