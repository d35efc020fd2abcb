import { Injectable } from '@nestjs/common';
import { toPence, toPounds, type Pence } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { type RateLimit, RateLimits } from '../../platform/limits/rate-limits';
import { addToTimelines, holdTopOf, type TopRow } from '../../quotes';
import { findLiveAttempts, type LiveAttempt } from '../attempts/attempt-statements';
import {
  isBeingOpened,
  isUseless,
  pagesLimit,
  takeUp,
  writeAttemptDown,
  type PaymentStep,
} from '../attempts/page-steps';
import { pageValidMs } from '../attempts/polling-schedule';
import { refreshDepositAndQuotes } from '../attempts/settle-statements';
import { type DepositRow, readDeposit } from '../deposits/deposit-statements';
import { CardPayments } from '../provider/card-payments';
import { balanceOf, isPayable } from './balance-of';

/** What somebody wants to pay of the balance of an order. */
export interface BalanceInput {
  quoteId: string;
  amount: Pence;
  /** The row that is to be paid; absent: whichever fits, or a new one. */
  depositId?: string | undefined;
  /** Who asks, for the limit of use. */
  network: string;
}

/** The customer as the quote knows them, since nobody is asked again. */
const insertBalance = `
  INSERT INTO deposit (
    id, purpose, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
    deposit_amount, needs_delivery, description, created_at)
  SELECT $1, 'balance', coalesce(customer_name, ''), customer_email, coalesce(customer_phone, ''), $3, 0, $3, $4, false,
    '', $5
  FROM quote WHERE id = $2`;

const insertBalanceQuote = `
  INSERT INTO deposit_quote (deposit_id, quote_id, position, reference, amount, share)
  SELECT $1, id, 1, reference, total_price, $3 FROM quote WHERE id = $2`;

/** Decides, in one transaction that holds the top, what a payment of its balance needs next; and writes down what it decides. */
@Injectable()
export class PlanBalance {
  private readonly limit: RateLimit;

  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.limit = pagesLimit(config);
  }

  /** @throws AppError why it cannot be paid */
  next(input: BalanceInput, since: Date): Promise<PaymentStep> {
    return this.statements.transaction((tx) => this.decide(tx, input, since));
  }

  private async decide(tx: Transaction, input: BalanceInput, since: Date): Promise<PaymentStep> {
    const { quote, sameTop } = await holdTopOf(tx, input.quoteId);
    if (input.depositId) await refuseSettled(tx, input.depositId);
    const balance = await balanceOf(tx, quote.id);
    if (balance.isInReview) throw new AppError('balance/in-review');
    if (balance.payable === 0) throw new AppError('balance/not-asked');
    if (!isPayable(balance, input.amount)) throw new AppError('balance/changed');

    const now = this.clock.now();
    const until = new Date(now.getTime() + pageValidMs);
    const page = { until, description: `Balance for ${quote.reference}`, since, now };
    const live = await tx.run<LiveAttempt>(findLiveAttempts, [sameTop.map(({ id }) => id)]);
    const ours = live.find((attempt) => this.isFor(attempt, input));
    const others = live.filter((attempt) => attempt !== ours || isUseless(attempt, page));
    if (others.length) {
      await this.limits.peekIn(tx, this.limit, input.network);
      const attemptIds = others.map(({ id }) => id);
      return { kind: 'close', attemptIds, ...(ours && { depositId: ours.deposit_id }) };
    }
    if (!ours) return this.begin(tx, input, quote, balance.payable, page);
    if (isBeingOpened(ours, now)) return { kind: 'wait', depositId: ours.deposit_id, attemptId: ours.id };
    return takeUp(tx, ours, page);
  }

  private isFor(attempt: LiveAttempt, { quoteId, amount, depositId }: BalanceInput): boolean {
    return (
      attempt.purpose === 'balance' &&
      attempt.merchant_code === this.cards.merchantCode &&
      attempt.quote_ids[0] === quoteId &&
      toPence(attempt.amount) === amount &&
      (depositId === undefined || attempt.deposit_id === depositId)
    );
  }

  /** Nothing for the top may take a card now: writes down an attempt before anybody hears of it. */
  private async begin(
    tx: Transaction,
    { depositId: known, amount, network }: BalanceInput,
    quote: TopRow,
    due: Pence,
    page: { until: Date; now: Date; description: string },
  ): Promise<PaymentStep> {
    await this.limits.consumeIn(tx, this.limit, network);
    const { id: quoteId } = quote;
    const { now: at, description } = page;
    const depositId = known ?? randomId();
    if (!known) {
      if (!quote.customer_email) throw new AppError('order/no-address');
      await tx.run(insertBalance, [depositId, quoteId, toPounds(due), toPounds(amount), at]);
      await tx.run(insertBalanceQuote, [depositId, quoteId, toPounds(amount)]);
    }
    const attempt = await writeAttemptDown(tx, depositId, this.cards.merchantCode, page);
    await refreshDepositAndQuotes(tx, depositId, [quoteId], at);
    const details = { depositId, amount: attempt.amount, attempt: attempt.number };
    await addToTimelines(tx, [quoteId], { kind: 'balance-begun', details, at });
    return { kind: 'open', depositId, attempt, description };
  }
}

async function refuseSettled(tx: Transaction, depositId: string): Promise<void> {
  const [deposit] = await tx.run<DepositRow>(readDeposit, [depositId]);
  if (!deposit) throw new AppError('deposit/not-found');
  // At the last moment somebody has paid on its page.
  if (deposit.status === 'paid') throw new AppError('balance/changed');
}
