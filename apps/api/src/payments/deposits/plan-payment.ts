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
  isBeingOpened,
  isSameSet,
  isUseless,
  namedTogether,
  pagesLimit,
  resumeAttempt,
  createAttempt,
  type PaymentStep,
  type WantedPage,
} from '../attempts/page-steps';
import { refreshDeposit } from '../attempts/settle-statements';
import { pageValidMs } from '../attempts/polling-schedule';
import { CardPayments } from '../provider/card-payments';
import {
  type DepositRow,
  type KnownRequest,
  findRequest,
  insertDeposit,
  insertRequest,
  readDeposit,
} from './deposit-statements';
import type { PaymentInput } from './read-payment-input';
import { confirmDepositAmounts } from './confirm-deposit-amounts';

const descriptionOf = (quotes: readonly LockedQuote[]): string =>
  `Deposit for ${namedTogether(quotes.map(({ reference }) => reference))}`;

const keptMs = 7 * 24 * 3_600_000;

type LockedQuote = PayableQuote &
  Pick<QuoteRow, 'id' | 'reference' | 'total_price' | 'created_at'> & { top_id: string };

/** Decides, in one transaction that holds the quotes, what a request needs next; and writes down what it decides. */
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

  private async decide(tx: Transaction, asked: PaymentInput, since: Date): Promise<PaymentStep> {
    const locked = await this.lock(tx, asked.quoteIds);
    const input = await this.known(tx, asked);
    const quotes = input.orderId ? locked.map((quote) => this.atAgreedPrice(quote)) : locked;
    const sameTops = await tx.run<QuoteOfSameTop>(findQuotesOfTops, [input.quoteIds]);
    refuseUnpayable(quotes, sameTops, input.orderId, this.clock.now());
    if (!input.orderId) await refusePartOfJob(tx, input.quoteIds);
    const amounts = confirmDepositAmounts(
      quotes.map(({ total_price }) => total_price),
      input,
    );
    const live = await tx.run<LiveAttempt>(findLiveAttempts, [input.quoteIds]);
    // Pages of other people stay open: whose card is charged first has ordered (D56).
    const own = live.filter((attempt) => isOwn(attempt, input));
    const ours = own.find(
      (attempt) => attempt.merchant_code === this.cards.merchantCode && isFor(attempt, input, amounts),
    );
    const others = own.filter((attempt) => attempt !== ours);
    if (others.length) {
      // Nobody loses a page for the sake of one that they will not get.
      if (!ours) await this.limits.peekIn(tx, pagesLimit(this.config), input.network);
      return { kind: 'close', attemptIds: others.map(({ id }) => id) };
    }
    return ours ? this.goOn(tx, input, quotes, ours, since) : this.begin(tx, input, quotes, amounts);
  }

  private async lock(tx: Transaction, quoteIds: readonly string[]): Promise<LockedQuote[]> {
    const locked = await tx.run<LockedQuote>(lockQuotes, [quoteIds]);
    return quoteIds.map((id) => {
      const quote = locked.find((candidate) => candidate.id === id);
      if (!quote) throw new AppError('quote/not-found');
      return quote;
    });
  }

  /** The price of an order that was taken stands, however long its quotes were valid. */
  private atAgreedPrice(quote: LockedQuote): LockedQuote {
    const end = this.clock.now().getTime() + pageValidMs;
    return { ...quote, valid_until: new Date(Math.max(end, quote.valid_until.getTime())) };
  }

  private async known(tx: Transaction, input: PaymentInput): Promise<PaymentInput> {
    const depositId = input.depositId ?? (await this.depositOfKey(tx, input));
    if (!depositId) return input;
    const [deposit] = await tx.run<DepositRow>(readDeposit, [depositId]);
    if (!deposit) throw new AppError('deposit/not-found');
    if (deposit.status === 'paid') throw new AppError('deposit/already-paid');
    if (deposit.status === 'review') throw new AppError('deposit/in-review');
    if (!isSameSet(deposit.quote_ids, input.quoteIds)) throw new AppError('deposit/key-reused');
    return { ...input, depositId, ...(deposit.is_taken && { orderId: deposit.order_id }) };
  }

  private async depositOfKey(tx: Transaction, { request }: PaymentInput): Promise<string | undefined> {
    if (!request) return undefined;
    const [known] = await tx.run<KnownRequest>(findRequest, [request.key]);
    if (known && known.request_hash !== request.hash) throw new AppError('deposit/key-reused');
    return known?.deposit_id;
  }

  private async goOn(
    tx: Transaction,
    input: PaymentInput,
    quotes: readonly LockedQuote[],
    attempt: LiveAttempt,
    since: Date,
  ): Promise<PaymentStep> {
    const page = this.pageFor(quotes, since);
    const { deposit_id: depositId } = attempt;
    if (isBeingOpened(attempt, page.now)) return { kind: 'wait', attemptId: attempt.id };
    if (isUseless(attempt, page)) {
      await this.limits.peekIn(tx, pagesLimit(this.config), input.network);
      return { kind: 'close', attemptIds: [attempt.id], depositId };
    }
    await this.rememberKey(tx, input, depositId);
    return resumeAttempt(tx, attempt, page);
  }

  private pageFor(quotes: readonly LockedQuote[], since: Date): WantedPage {
    const now = this.clock.now();
    return { until: endOfPage(quotes, now), description: descriptionOf(quotes), since, now };
  }

  /** No page of this person may take a card for these quotes now: writes down an attempt before anybody hears of it. */
  private async begin(
    tx: Transaction,
    input: PaymentInput,
    quotes: readonly LockedQuote[],
    amounts: BasketTotal,
  ): Promise<PaymentStep> {
    await this.limits.consumeIn(tx, pagesLimit(this.config), input.network);
    const now = this.clock.now();
    const depositId = input.depositId ?? randomId();
    if (!input.depositId) {
      await insertDepositOf(tx, depositId, input, amounts, now);
      const { customerName: name, customerEmail: email, customerPhone: phone, deliveryAddress } = input;
      await saveDetailsFromLink(tx, input.quoteIds, { name, email, phone, deliveryAddress }, now);
    }
    const page = { until: endOfPage(quotes, now), now };
    const attempt = await createAttempt(tx, depositId, this.cards.merchantCode, page);
    await refreshDeposit(tx, depositId, now);
    const details = { depositId, depositAmount: attempt.amount, attempt: attempt.number };
    await addToTimelines(tx, input.quoteIds, { kind: 'deposit-begun', details, at: now });
    await this.rememberKey(tx, input, depositId);
    return { kind: 'open', depositId, attempt, description: descriptionOf(quotes) };
  }

  private async rememberKey(tx: Transaction, input: PaymentInput, depositId: string): Promise<void> {
    if (!input.request) return;
    const now = this.clock.now();
    const { key, hash } = input.request;
    const forgotten = new Date(now.getTime() - keptMs);
    const [kept] = await tx.run<KnownRequest>(insertRequest, [key, hash, depositId, now, forgotten]);
    // The same words may be about another basket by now.
    if (kept?.request_hash !== hash || kept.deposit_id !== depositId)
      throw new AppError('deposit/key-reused');
  }
}

/**
 * A top is paid for once, on one of its quotes: on the newest where the request names several. The deposit of an order that
 * staff took is paid from the order's own page, where delivery and price are as agreed.
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

const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Who somebody is by their name, address and number, however these are written; salted, so that nothing else tells it. */
function personOf(quoteId: string, { customerName, customerEmail, customerPhone }: PaymentInput): string {
  const phone = nationalDigits(customerPhone.trim()) ?? plain(customerPhone);
  const person = JSON.stringify([quoteId, plain(customerName), plain(customerEmail), phone]);
  return createHash('sha256').update(person).digest('base64url');
}

/** Whether a page belongs to the person who asks: begun from the same basket, or with the same details. A quote's link reveals neither. */
const isOwn = (attempt: LiveAttempt, input: PaymentInput): boolean =>
  attempt.deposit_id === input.depositId ||
  attempt.order_id === input.orderId ||
  (attempt.purpose === 'deposit' &&
    ((input.begunIn !== null && attempt.begun_in === input.begunIn) ||
      attempt.person === personOf(attempt.quote_ids[0] ?? '', input)));

/** Whether a page of theirs is for exactly what they ask for now: its details never change. */
const isFor = (attempt: LiveAttempt, input: PaymentInput, { total }: BasketTotal): boolean =>
  input.depositId
    ? attempt.deposit_id === input.depositId
    : isSameSet(attempt.quote_ids, input.quoteIds) &&
      attempt.needs_delivery === input.needsDelivery &&
      attempt.delivery_address === input.deliveryAddress &&
      attempt.total_amount === toPounds(total) &&
      attempt.person === personOf(attempt.quote_ids[0] ?? '', input);

/** A page takes no card for a quote that has run out. */
const endOfPage = (quotes: readonly LockedQuote[], now: Date): Date =>
  new Date(Math.min(now.getTime() + pageValidMs, ...quotes.map(({ valid_until }) => valid_until.getTime())));

async function insertDepositOf(
  tx: Transaction,
  depositId: string,
  input: PaymentInput,
  amounts: BasketTotal,
  now: Date,
): Promise<void> {
  const deliveryAmount = toPounds(amounts.delivery);
  const { quoteIds } = input;
  const orderId = input.orderId ?? (await addOrder(tx, { quoteIds, channel: 'web', amounts, at: now }));
  await tx.run(insertDeposit, [
    depositId,
    input.customerName,
    input.customerEmail,
    input.customerPhone,
    toPounds(amounts.tops),
    deliveryAmount,
    toPounds(amounts.total),
    toPounds(amounts.deposit),
    input.needsDelivery,
    input.deliveryAddress,
    input.description,
    now,
    input.begunIn,
    orderId,
    personOf(quoteIds[0] ?? '', input),
  ]);
}
