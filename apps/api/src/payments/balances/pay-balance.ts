import { Injectable } from '@nestjs/common';
import { toPence, toPounds, type Pence } from '@app/pricing';
import type { RetryDepositResponse } from '@app/contracts';
import { hasLinkFrom } from '../../appointments';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { type LockedOrder, lockOrderOf } from '../../orders';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { RateLimits } from '../../platform/limits/rate-limits';
import { addToTimelines, isKnownAddress, type QuoteRow } from '../../quotes';
import { BeginPayment, toPageResponse } from '../attempts/begin-payment';
import { findLiveAttemptsSql, type LiveAttempt } from '../attempts/attempt-statements';
import {
  createAttempt,
  listReferences,
  type PageRequest,
  paymentPagesLimit,
  type PaymentStep,
  reusePage,
} from '../attempts/payment-step';
import { pageValidMs } from '../attempts/polling-schedule';
import { refreshDeposit } from '../attempts/settle-statements';
import { type DepositRow, getDeposit } from '../deposits/deposit-statements';
import { readAmount } from '../ledger/read-money-fields';
import { CardPayments } from '../provider/card-payments';
import { type Balance, balanceOfOrder, isPayable } from './balance-of';

interface BalanceInput {
  quoteId: string;
  amount: Pence;
  depositId?: string | undefined;
  network: string;
}

const insertBalanceSql = `
  INSERT INTO deposit (
    id, purpose, order_id, customer_name, customer_email, customer_phone, tops_amount, delivery_amount, total_amount,
    deposit_amount, needs_delivery, description, created_at)
  SELECT $1, 'balance', $6, coalesce(customer_name, ''), customer_email, coalesce(customer_phone, ''), $3, 0, $3, $4, false,
    '', $5
  FROM quote WHERE id = $2`;

@Injectable()
export class PayBalance {
  constructor(
    private readonly payments: BeginPayment,
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  pay(quoteId: string, amount: string, network: string): Promise<RetryDepositResponse> {
    return this.begin({ quoteId, amount: readAmount('amount', amount), network });
  }

  retry(
    { id: depositId, quoteIds: [quoteId = ''], depositAmount }: DepositRow,
    network: string,
  ): Promise<RetryDepositResponse> {
    return this.begin({ quoteId, depositId, amount: toPence(depositAmount), network });
  }

  private async begin(input: BalanceInput): Promise<RetryDepositResponse> {
    const begun = await this.payments.begin({
      purpose: 'balance',
      quoteIds: [input.quoteId],
      depositId: input.depositId,
      planStep: (depositId, waitingSince) =>
        this.statements.transaction((tx) => this.planStep(tx, { ...input, depositId }, waitingSince)),
    });
    return toPageResponse(begun);
  }

  private async planStep(tx: Transaction, input: BalanceInput, waitingSince: Date): Promise<PaymentStep> {
    const order = await lockOrderOf(tx, input.quoteId, 'balance/not-asked');
    const { lockedQuotes, orderId } = order;
    const now = this.clock.now();
    const balance = await balanceOfOrder(tx, orderId);
    const existingDeposit =
      input.depositId && (await getDepositOfCustomer(tx, input.depositId, { lockedQuotes, orderId, now }));
    if (balance.isInReview) throw new AppError('balance/in-review');
    if (balance.payable === 0) throw new AppError('balance/not-asked');
    if (!isPayable(balance, input.amount)) throw new AppError('balance/changed');

    const email = existingDeposit ? existingDeposit.customerEmail : payerOf(order).customer_email;
    const expiresAt = new Date(now.getTime() + pageValidMs);
    const description = `Balance for ${listReferences(balance.items.map(({ reference }) => reference))}`;
    const page: PageRequest = { expiresAt, description, waitingSince, now };
    // Pages for the deposit were closed when it was paid.
    const lockedIds = lockedQuotes.map(({ id }) => id);
    const liveAttempts = await tx.run<LiveAttempt>(findLiveAttemptsSql, [lockedIds]);
    const balancePages = liveAttempts.filter(({ purpose }) => purpose === 'balance');
    const reusablePage = balancePages.find((attempt) =>
      this.isForSameRequest(attempt, input, { orderId, email }),
    );
    const otherPages = balancePages.filter((attempt) => attempt !== reusablePage);
    const assertNewPageAllowed = () => this.limits.checkIn(tx, paymentPagesLimit(this.config), input.network);
    if (otherPages.length) {
      if (!reusablePage) await assertNewPageAllowed();
      return { kind: 'close', attemptIds: otherPages.map(({ id }) => id) };
    }
    return reusablePage
      ? reusePage(tx, reusablePage, page, assertNewPageAllowed)
      : this.create(tx, input, { order, balance }, page);
  }

  private isForSameRequest(
    attempt: LiveAttempt,
    { amount, depositId }: BalanceInput,
    { orderId, email }: { orderId: string; email: string },
  ): boolean {
    return (
      attempt.merchantCode === this.cards.merchantCode &&
      attempt.orderId === orderId &&
      toPence(attempt.amount) === amount &&
      attempt.customerEmail.toLowerCase() === email.toLowerCase() &&
      (depositId === undefined || attempt.depositId === depositId)
    );
  }

  private async create(
    tx: Transaction,
    { depositId: existingDeposit, amount, network }: BalanceInput,
    { order, balance }: { order: LockedOrder; balance: Balance },
    page: PageRequest,
  ): Promise<PaymentStep> {
    const { now: at, description } = page;
    const depositId = existingDeposit ?? randomId();
    const amounts = [toPounds(balance.payable), toPounds(amount)];
    if (!existingDeposit)
      await tx.run(insertBalanceSql, [depositId, payerOf(order).id, ...amounts, at, order.orderId]);
    const attempt = await createAttempt(tx, depositId, this.cards.merchantCode, page);
    await refreshDeposit(tx, depositId, at);
    const details = { depositId, amount: attempt.amount, attempt: attempt.number };
    const quoteIds = balance.items.map(({ quoteId }) => quoteId);
    await addToTimelines(tx, quoteIds, { kind: 'balance-begun', details, at });
    // As late as possible, because the counter stays locked for all requests of this network until the commit.
    await this.limits.consumeIn(tx, paymentPagesLimit(this.config), network);
    return { kind: 'open', depositId, attempt, description };
  }
}

/** The customer of the quote whose link was opened, else of another quote of the order. */
function payerOf({ quote, quotes }: LockedOrder): { id: string; customer_email: string } {
  const payer = [quote, ...quotes].find(({ customer_email }) => customer_email);
  if (!payer?.customer_email) throw new AppError('order/no-address');
  return { id: payer.id, customer_email: payer.customer_email };
}

/** Only the customer who started the payment may retry it, and only while an order link from that time is still valid. */
async function getDepositOfCustomer(
  tx: Transaction,
  depositId: string,
  { lockedQuotes, orderId, now }: { lockedQuotes: readonly QuoteRow[]; orderId: string; now: Date },
): Promise<DepositRow> {
  const deposit = await getDeposit(tx, depositId);
  // The payment may have succeeded at the last moment.
  if (deposit.status === 'paid' || deposit.orderId !== orderId) throw new AppError('balance/changed');
  const topIds = lockedQuotes.map(({ top_id }) => top_id);
  const belongsToCustomer =
    (await isKnownAddress(tx, deposit.quoteIds, deposit.customerEmail)) &&
    (await hasLinkFrom(tx, topIds, { from: deposit.createdAt, now }));
  if (!belongsToCustomer) throw new AppError('order/unknown-link');
  return deposit;
}
