import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { makingRulesSql } from '../../catalogue';
import { sameTopColumnSql, paymentBlockerOf, quoteNoLongerPayable, type PayableQuote } from '../../quotes';
import type { PaymentPurpose } from '@app/contracts';
import { toPence } from '@app/pricing';
import { balanceOf, isPayable } from '../balances/balance-of';
import { attemptsOfTopsSql } from './attempt-statements';
import { liveStatesSql } from './attempt-transitions';
import { CloseCheckout } from './close-checkout';
import { closeOtherCheckouts } from './record-transition';

const quotesOfAttemptSql = `ARRAY(
  SELECT quote_id FROM payment_attempt AS this_attempt JOIN deposit ON deposit.id = this_attempt.deposit_id
  JOIN order_item ON order_item.order_id = deposit.order_id WHERE this_attempt.id = $1)`;

const findOtherOpenPagesSql = `
  SELECT id FROM ${attemptsOfTopsSql('true', quotesOfAttemptSql)} WHERE state IN (${liveStatesSql}) AND id <> $1`;

interface OpenPage extends PayableQuote {
  attempt_id: string;
  purpose: PaymentPurpose;
  amount: string;
  page_until: Date;
}

const findPagesOfQuoteSql = `
  SELECT attempt.id AS attempt_id, quote.id, purpose, attempt.amount::text, attempt.valid_until AS page_until, quote.status,
    quote.deposit_state, quote.received, quote.valid_until, quote.standing, quote.deleted_at,
    quote.length, quote.width, quote.snapshot, ${makingRulesSql} AS making_rules,
    ${sameTopColumnSql('true')}
  FROM quote
  JOIN order_item ON order_item.top_id = quote.top_id
  JOIN deposit ON deposit.order_id = order_item.order_id
  JOIN payment_attempt AS attempt ON attempt.deposit_id = deposit.id AND attempt.state IN (${liveStatesSql})
  WHERE quote.id = $1 AND (purpose = 'balance' OR order_item.quote_id = quote.id)`;

/** Closes pages that must not accept a card any more, after the transaction that made them invalid. */
@Injectable()
export class ClosePages implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly closeCheckout: CloseCheckout,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    // A payment was received: no other page may charge a card for the same tops (D18).
    this.handlers.register(closeOtherCheckouts, async ({ attemptId }) =>
      this.closePages(await this.statements.run<{ id: string }>(findOtherOpenPagesSql, [attemptId])),
    );
    this.handlers.register(quoteNoLongerPayable, async ({ quoteId }) =>
      this.closePages(await this.findUnpayablePages(String(quoteId))),
    );
  }

  private async findUnpayablePages(quoteId: string): Promise<{ id: string }[]> {
    const now = this.clock.now();
    const pages = await this.statements.run<OpenPage>(findPagesOfQuoteSql, [quoteId]);
    const isForBalance = pages.some(({ purpose }) => purpose === 'balance');
    const balance = isForBalance ? await balanceOf(this.statements, quoteId) : null;
    const unpayable = pages.filter((page) =>
      balance && page.purpose === 'balance'
        ? !isPayable(balance, toPence(page.amount))
        : paymentBlockerOf(page, now) || page.page_until > page.valid_until,
    );
    return unpayable.map(({ attempt_id: id }) => ({ id }));
  }

  /** @throws Error if a page could not be closed, so that the outbox tries again */
  private async closePages(pages: readonly { id: string }[]): Promise<void> {
    const failures: string[] = [];
    for (const { id } of pages) {
      const outcome = await this.closeCheckout.close(id);
      if (outcome !== 'closed') failures.push(`${id} is ${outcome}`);
    }
    if (failures.length) throw new Error(failures.join(', '));
  }
}
