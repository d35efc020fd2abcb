import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type BasketTotal, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { addOrder } from '../../orders';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { RateLimits } from '../../platform/limits/rate-limits';
import { nationalDigits } from '../../platform/lists/national-digits';
import {
  type PayableQuote,
  type QuoteRow,
  addToTimelines,
  isNewer,
  paymentBlockerOf,
  readJobs,
  saveDetailsFromLink,
} from '../../quotes';
import {
  type LiveAttempt,
  type QuoteOfSameTop,
  findLiveAttempts,
  findQuotesOfTops,
  lockQuotes,
} from '../attempts/attempt-statements';
import {
  createAttempt,
  isBeingOpened,
  isSameSet,
  listReferences,
  mustReplacePage,
  type PageRequest,
  paymentPagesLimit,
  type PaymentStep,
  resumeAttempt,
} from '../attempts/payment-step';
import { refreshDeposit } from '../attempts/settle-statements';
import { pageValidMs } from '../attempts/polling-schedule';
import { CardPayments } from '../provider/card-payments';
import { Deposit } from './deposit.entity';
import { findDepositOfRequest, getDeposit, saveRequest } from './deposit-statements';
import type { PaymentInput } from './read-payment-input';
import { confirmDepositAmounts } from './confirm-deposit-amounts';

const descriptionOf = (quotes: readonly LockedQuote[]): string =>
  `Deposit for ${listReferences(quotes.map(({ reference }) => reference))}`;

type LockedQuote = PayableQuote &
  Pick<QuoteRow, 'id' | 'reference' | 'total_price' | 'created_at'> & { top_id: string };

@Injectable()
export class PlanPayment {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError why no deposit can be paid */
  next(input: PaymentInput, since: Date): Promise<PaymentStep> {
    return this.statements.transaction((tx) => this.decide(tx, input, since));
  }

  private async decide(tx: Transaction, request: PaymentInput, since: Date): Promise<PaymentStep> {
    const locked = await this.lock(tx, request.quoteIds);
    const input = await this.withKnownDeposit(tx, request);
    const quotes = input.orderId ? locked.map((quote) => this.atAgreedPrice(quote)) : locked;
    const sameTops = await tx.run<QuoteOfSameTop>(findQuotesOfTops, [input.quoteIds]);
    refuseUnpayable(quotes, sameTops, input.orderId, this.clock.now());
    if (!input.orderId) await refusePartOfJob(tx, input.quoteIds);
    const amounts = confirmDepositAmounts(
      quotes.map(({ total_price }) => total_price),
      input,
    );
    const live = await tx.run<LiveAttempt>(findLiveAttempts, [input.quoteIds]);
    // Pages of other people stay open: the first to pay has ordered (D56).
    const own = live.filter((attempt) => isOwn(attempt, input));
    const ours = own.find(
      (attempt) => attempt.merchantCode === this.cards.merchantCode && isFor(attempt, input, amounts),
    );
    const others = own.filter((attempt) => attempt !== ours);
    if (others.length) {
      // Close no page if the limit does not allow a new one.
      if (!ours) await this.limits.peekIn(tx, paymentPagesLimit(this.config), input.network);
      return { kind: 'close', attemptIds: others.map(({ id }) => id) };
    }
    return ours ? this.reusePage(tx, input, quotes, ours, since) : this.begin(tx, input, quotes, amounts);
  }

  private async lock(tx: Transaction, quoteIds: readonly string[]): Promise<LockedQuote[]> {
    const locked = await tx.run<LockedQuote>(lockQuotes, [quoteIds]);
    return quoteIds.map((id) => {
      const quote = locked.find((candidate) => candidate.id === id);
      if (!quote) throw new AppError('quote/not-found');
      return quote;
    });
  }

  /** The price of an order that staff took does not expire. */
  private atAgreedPrice(quote: LockedQuote): LockedQuote {
    const end = this.clock.now().getTime() + pageValidMs;
    return { ...quote, valid_until: new Date(Math.max(end, quote.valid_until.getTime())) };
  }

  private async withKnownDeposit(tx: Transaction, input: PaymentInput): Promise<PaymentInput> {
    const depositId = input.depositId ?? (input.request && (await findDepositOfRequest(tx, input.request)));
    if (!depositId) return input;
    const deposit = await getDeposit(tx, depositId);
    if (deposit.status === 'paid') throw new AppError('deposit/already-paid');
    if (deposit.status === 'review') throw new AppError('deposit/in-review');
    if (!isSameSet(deposit.quoteIds, input.quoteIds)) throw new AppError('deposit/key-reused');
    return { ...input, depositId, ...(deposit.isTaken && { orderId: deposit.orderId }) };
  }

  private async reusePage(
    tx: Transaction,
    input: PaymentInput,
    quotes: readonly LockedQuote[],
    attempt: LiveAttempt,
    since: Date,
  ): Promise<PaymentStep> {
    const now = this.clock.now();
    const page: PageRequest = {
      until: endOfPage(quotes, now),
      description: descriptionOf(quotes),
      since,
      now,
    };
    const { depositId } = attempt;
    if (isBeingOpened(attempt, page.now)) return { kind: 'wait', attemptId: attempt.id };
    if (mustReplacePage(attempt, page)) {
      await this.limits.peekIn(tx, paymentPagesLimit(this.config), input.network);
      return { kind: 'close', attemptIds: [attempt.id], depositId };
    }
    if (input.request) await saveRequest(tx, input.request, depositId, page.now);
    return resumeAttempt(tx, attempt, page);
  }

  private async begin(
    tx: Transaction,
    input: PaymentInput,
    quotes: readonly LockedQuote[],
    amounts: BasketTotal,
  ): Promise<PaymentStep> {
    await this.limits.consumeIn(tx, paymentPagesLimit(this.config), input.network);
    const now = this.clock.now();
    const depositId = input.depositId ?? randomId();
    if (!input.depositId) {
      await insertDeposit(tx, depositId, input, amounts, now);
      const { customerName: name, customerEmail: email, customerPhone: phone, deliveryAddress } = input;
      await saveDetailsFromLink(tx, input.quoteIds, { name, email, phone, deliveryAddress }, now);
    }
    const page = { until: endOfPage(quotes, now), now };
    const attempt = await createAttempt(tx, depositId, this.cards.merchantCode, page);
    await refreshDeposit(tx, depositId, now);
    const details = { depositId, depositAmount: attempt.amount, attempt: attempt.number };
    await addToTimelines(tx, input.quoteIds, { kind: 'deposit-begun', details, at: now });
    if (input.request) await saveRequest(tx, input.request, depositId, now);
    return { kind: 'open', depositId, attempt, description: descriptionOf(quotes) };
  }
}

/**
 * A top is paid for once: on its newest quote, if the request names several. The deposit of an order that staff took is only
 * paid from that order's page, where delivery and price are as agreed.
 */
function refuseUnpayable(
  quotes: readonly LockedQuote[],
  sameTops: readonly QuoteOfSameTop[],
  orderId: string | undefined,
  now: Date,
): void {
  const refused = quotes.flatMap((quote) => {
    const same = sameTops.filter(({ top_id }) => top_id === quote.top_id);
    const isReplaced = quotes.some(
      (other) => isNewer(other, quote) && same.some(({ id }) => id === other.id),
    );
    const blocker = paymentBlockerOf({ ...quote, same_top: same }, now) ?? (isReplaced ? 'superseded' : null);
    return blocker ? [{ quoteId: quote.id, reference: quote.reference, blocker }] : [];
  });
  if (refused.length) throw new AppError('deposit/not-payable', { quotes: refused });
  if (sameTops.some(({ order_id }) => order_id !== null && order_id !== orderId))
    throw new AppError('deposit/ordered');
}

async function refusePartOfJob(tx: Transaction, quoteIds: readonly string[]): Promise<void> {
  for (const ofJob of (await readJobs(tx, quoteIds)).values())
    if (ofJob.some((id) => !quoteIds.includes(id))) throw new AppError('deposit/part-of-job');
}

const normalise = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A digest of name, e-mail address and phone number in any spelling, salted with the quote's id. */
function personDigestOf(
  quoteId: string,
  { customerName, customerEmail, customerPhone }: PaymentInput,
): string {
  const phone = nationalDigits(customerPhone.trim()) ?? normalise(customerPhone);
  const person = JSON.stringify([quoteId, normalise(customerName), normalise(customerEmail), phone]);
  return createHash('sha256').update(person).digest('base64url');
}

/** Whether a page was opened by the same person: from the same basket or with the same details. A quote's link reveals neither. */
const isOwn = (attempt: LiveAttempt, input: PaymentInput): boolean =>
  attempt.depositId === input.depositId ||
  attempt.orderId === input.orderId ||
  (attempt.purpose === 'deposit' &&
    ((input.begunIn !== null && attempt.begunIn === input.begunIn) ||
      attempt.person === personDigestOf(attempt.quoteIds[0] ?? '', input)));

/** Whether a page is for exactly this request. The details of a page never change. */
const isFor = (attempt: LiveAttempt, input: PaymentInput, { total }: BasketTotal): boolean =>
  input.depositId
    ? attempt.depositId === input.depositId
    : isSameSet(attempt.quoteIds, input.quoteIds) &&
      attempt.needsDelivery === input.needsDelivery &&
      attempt.deliveryAddress === input.deliveryAddress &&
      attempt.totalAmount === toPounds(total) &&
      attempt.person === personDigestOf(attempt.quoteIds[0] ?? '', input);

const endOfPage = (quotes: readonly LockedQuote[], now: Date): Date =>
  new Date(Math.min(now.getTime() + pageValidMs, ...quotes.map(({ valid_until }) => valid_until.getTime())));

async function insertDeposit(
  tx: Transaction,
  id: string,
  input: PaymentInput,
  amounts: BasketTotal,
  at: Date,
): Promise<void> {
  const { quoteIds, customerName, customerEmail, customerPhone } = input;
  const orderId = input.orderId ?? (await addOrder(tx, { quoteIds, channel: 'web', amounts, at }));
  await tx.manager.insert(Deposit, {
    id,
    orderId,
    person: personDigestOf(quoteIds[0] ?? '', input),
    customerName,
    customerEmail,
    customerPhone,
    topsAmount: toPounds(amounts.tops),
    deliveryAmount: toPounds(amounts.delivery),
    totalAmount: toPounds(amounts.total),
    depositAmount: toPounds(amounts.deposit),
    needsDelivery: input.needsDelivery,
    deliveryAddress: input.deliveryAddress,
    description: input.description,
    begunIn: input.begunIn,
    createdAt: at,
  });
}
