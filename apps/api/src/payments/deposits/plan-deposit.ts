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
  addToTimelines,
  getTop,
  isNewer,
  lockTops,
  paymentBlockerOf,
  readJobs,
  saveDetailsFromLink,
  type QuoteRow,
} from '../../quotes';
import {
  type LiveAttempt,
  type QuoteOfSameTop,
  findLiveAttemptsSql,
  findQuotesOfTopsSql,
} from '../attempts/attempt-statements';
import {
  createAttempt,
  isSameSet,
  listReferences,
  type PageRequest,
  paymentPagesLimit,
  type PaymentStep,
  reusePage,
} from '../attempts/payment-step';
import { refreshDeposit } from '../attempts/settle-statements';
import { pageValidMs } from '../attempts/polling-schedule';
import { refreshOrder } from '../ledger/refresh-order';
import { CardPayments } from '../provider/card-payments';
import {
  findDepositOfRequest,
  forgetOtherBrowser,
  getDeposit,
  insertDepositSql,
  saveRequest,
} from './deposit-statements';
import type { DepositInput } from './read-deposit-input';
import { confirmDepositAmounts } from './confirm-deposit-amounts';

/** Decides the next step towards the card page of a deposit, while all quotes of its tops are locked. */
@Injectable()
export class PlanDeposit {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** @throws AppError with the reason if no deposit can be paid */
  planNextStep(input: DepositInput, waitingSince: Date): Promise<PaymentStep> {
    return this.statements.transaction((tx) => this.planStep(tx, input, waitingSince));
  }

  private async planStep(tx: Transaction, request: DepositInput, waitingSince: Date): Promise<PaymentStep> {
    const lockedQuotes = await lockTops(tx, request.quoteIds);
    const requestedQuotes = request.quoteIds.map((id) => getTop(lockedQuotes, id).quote);
    const input = await this.withKnownDeposit(tx, request);
    const quotes = input.orderId
      ? requestedQuotes.map((quote) => this.withExtendedValidity(quote))
      : requestedQuotes;
    const quotesOfTops = await tx.run<QuoteOfSameTop>(findQuotesOfTopsSql, [input.quoteIds]);
    assertPayable(quotes, quotesOfTops, input.orderId, this.clock.now());
    if (!input.orderId && quotesOfTops.some(({ is_in_job }) => is_in_job))
      await assertCompleteJobs(tx, input.quoteIds);
    const amounts = confirmDepositAmounts(
      quotes.map(({ total_price }) => total_price),
      input,
    );
    const liveAttempts = quotesOfTops.some(({ is_in_order }) => is_in_order)
      ? await tx.run<LiveAttempt>(findLiveAttemptsSql, [input.quoteIds])
      : [];
    // Pages of other people stay open: the first payer gets the order (D56).
    const attemptsOfPerson = liveAttempts.filter((attempt) => isOfSamePerson(attempt, input));
    const reusableAttempt = attemptsOfPerson.find(
      (attempt) =>
        attempt.merchantCode === this.cards.merchantCode && isForSameRequest(attempt, input, amounts),
    );
    const resumedId = reusableAttempt?.depositId ?? input.depositId;
    if (resumedId) await forgetOtherBrowser(tx, resumedId, input.browserDigest);
    const otherAttempts = attemptsOfPerson.filter((attempt) => attempt !== reusableAttempt);
    if (otherAttempts.length) {
      // Close no page if the limit does not allow a new one.
      if (!reusableAttempt) await this.assertNewPageAllowed(tx, input);
      return { kind: 'close', attemptIds: otherAttempts.map(({ id }) => id) };
    }
    const now = this.clock.now();
    const references = listReferences(quotes.map(({ reference }) => reference));
    const page = {
      expiresAt: pageExpiryOf(quotes, now),
      description: `Deposit for ${references}`,
      waitingSince,
      now,
    };
    if (!reusableAttempt) return this.begin(tx, input, amounts, page);
    const step = await reusePage(tx, reusableAttempt, page, () => this.assertNewPageAllowed(tx, input));
    if (input.request && step.kind !== 'close' && step.kind !== 'wait')
      await saveRequest(tx, input.request, reusableAttempt.depositId, now);
    return step;
  }

  private assertNewPageAllowed(tx: Transaction, { network }: DepositInput) {
    return this.limits.checkIn(tx, paymentPagesLimit(this.config), network);
  }

  /** The price of an order that staff took does not expire, so the quote is treated as valid for at least as long as a page. */
  private withExtendedValidity(quote: QuoteRow): QuoteRow {
    const minValidUntil = this.clock.now().getTime() + pageValidMs;
    return { ...quote, valid_until: new Date(Math.max(minValidUntil, quote.valid_until.getTime())) };
  }

  private async withKnownDeposit(tx: Transaction, input: DepositInput): Promise<DepositInput> {
    const depositId = input.depositId ?? (input.request && (await findDepositOfRequest(tx, input.request)));
    if (!depositId) return input;
    const deposit = await getDeposit(tx, depositId);
    if (deposit.status === 'paid') throw new AppError('deposit/already-paid');
    if (deposit.status === 'review') throw new AppError('deposit/in-review');
    if (!isSameSet(deposit.quoteIds, input.quoteIds)) throw new AppError('deposit/key-reused');
    return { ...input, depositId, ...(deposit.isTakenByStaff && { orderId: deposit.orderId }) };
  }

  private async begin(
    tx: Transaction,
    input: DepositInput,
    amounts: BasketTotal,
    page: PageRequest,
  ): Promise<PaymentStep> {
    const { now, description } = page;
    const { depositId, attempt } = input.depositId
      ? await this.addAttempt(tx, input.depositId, page)
      : await this.addDeposit(tx, input, amounts, page);
    const details = { depositId, depositAmount: attempt.amount, attempt: attempt.number };
    await addToTimelines(tx, input.quoteIds, { kind: 'deposit-begun', details, at: now });
    // As late as possible, because the counter stays locked for all requests of this network until the commit.
    await this.limits.consumeIn(tx, paymentPagesLimit(this.config), input.network);
    if (input.request) await saveRequest(tx, input.request, depositId, now);
    return { kind: 'open', depositId, attempt, description };
  }

  private async addAttempt(tx: Transaction, depositId: string, page: PageRequest) {
    const attempt = await createAttempt(tx, depositId, this.cards.merchantCode, page);
    await refreshDeposit(tx, depositId, page.now);
    return { depositId, attempt };
  }

  private async addDeposit(tx: Transaction, input: DepositInput, amounts: BasketTotal, page: PageRequest) {
    const { quoteIds, deliveryAddress } = input;
    const { customerName: name, customerEmail: email, customerPhone: phone } = input;
    const at = page.now;
    const depositId = randomId();
    const orderId = input.orderId ?? (await addOrder(tx, { quoteIds, channel: 'web', amounts, at }));
    await saveDetailsFromLink(tx, quoteIds, { name, email, phone, deliveryAddress, opensPage: true }, at);
    const deposit = { statement: insertDepositSql, values: valuesOf(input, orderId, amounts) };
    const attempt = await createAttempt(tx, depositId, this.cards.merchantCode, page, deposit);
    await refreshOrder(tx, orderId, at);
    return { depositId, attempt };
  }
}

/**
 * Each top is paid for once. If the request contains several quotes for a top, only the newest can be paid. The deposit of an
 * order that staff took can only be paid from that order's page, which shows the agreed delivery and price.
 */
function assertPayable(
  quotes: readonly QuoteRow[],
  quotesOfTops: readonly QuoteOfSameTop[],
  orderId: string | undefined,
  now: Date,
): void {
  const unpayable = quotes.flatMap((quote) => {
    const quotesOfTop = quotesOfTops.filter(({ top_id }) => top_id === quote.top_id);
    const isReplaced = quotes.some(
      (other) => isNewer(other, quote) && quotesOfTop.some(({ id }) => id === other.id),
    );
    const blocker =
      paymentBlockerOf({ ...quote, same_top: quotesOfTop }, now) ?? (isReplaced ? 'superseded' : null);
    return blocker ? [{ quoteId: quote.id, reference: quote.reference, blocker }] : [];
  });
  if (unpayable.length) throw new AppError('deposit/not-payable', { quotes: unpayable });
  if (quotesOfTops.some(({ order_id }) => order_id !== null && order_id !== orderId))
    throw new AppError('deposit/ordered');
}

async function assertCompleteJobs(tx: Transaction, quoteIds: readonly string[]): Promise<void> {
  for (const jobQuoteIds of (await readJobs(tx, quoteIds)).values())
    if (jobQuoteIds.some((id) => !quoteIds.includes(id))) throw new AppError('deposit/part-of-job');
}

const normalise = (text: string) => text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A digest of name, email address and phone number in any spelling, salted with the quote's id. */
function personDigestOf(
  quoteId: string,
  { customerName, customerEmail, customerPhone }: DepositInput,
): string {
  const phone = nationalDigits(customerPhone.trim()) ?? normalise(customerPhone);
  const person = JSON.stringify([quoteId, normalise(customerName), normalise(customerEmail), phone]);
  return createHash('sha256').update(person).digest('base64url');
}

/**
 * Whether a page was opened by the same person: from the same basket or with the same details. Somebody who only has a quote's
 * link knows neither.
 */
const isOfSamePerson = (attempt: LiveAttempt, input: DepositInput): boolean =>
  attempt.depositId === input.depositId ||
  attempt.orderId === input.orderId ||
  (attempt.purpose === 'deposit' &&
    ((input.basketDigest !== null && attempt.basketDigest === input.basketDigest) ||
      attempt.person === personDigestOf(attempt.quoteIds[0] ?? '', input)));

/** Whether a page is for the same quotes, customer and delivery. These never change for a page. */
const isForSameRequest = (attempt: LiveAttempt, input: DepositInput, { total }: BasketTotal): boolean =>
  input.depositId
    ? attempt.depositId === input.depositId
    : isSameSet(attempt.quoteIds, input.quoteIds) &&
      attempt.needsDelivery === input.needsDelivery &&
      attempt.deliveryAddress === input.deliveryAddress &&
      attempt.totalAmount === toPounds(total) &&
      attempt.person === personDigestOf(attempt.quoteIds[0] ?? '', input);

const pageExpiryOf = (quotes: readonly QuoteRow[], now: Date): Date =>
  new Date(Math.min(now.getTime() + pageValidMs, ...quotes.map(({ valid_until }) => valid_until.getTime())));

/** The values of `insertDeposit` after those of its attempt. */
const valuesOf = (input: DepositInput, orderId: string, amounts: BasketTotal): unknown[] => [
  orderId,
  personDigestOf(input.quoteIds[0] ?? '', input),
  input.customerName,
  input.customerEmail,
  input.customerPhone,
  ...[amounts.topsTotal, amounts.delivery, amounts.total, amounts.deposit].map(toPounds),
  input.needsDelivery,
  input.deliveryAddress,
  input.description,
  input.basketDigest,
  input.browserDigest,
];
