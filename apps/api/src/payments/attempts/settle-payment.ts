import { Injectable, Logger } from '@nestjs/common';
import type { QuoteStatus } from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { RateLimits } from '../../platform/limits/rate-limits';
import { stagesOfOrder } from '../../orders';
import { isOrderedUnderAnother, orderedUnderAnother, type QuoteDepositState } from '../../quotes';
import { issueInvoices } from '../invoices/issue-invoices';
import { enterCharges } from '../ledger/enter-card-payments';
import { ledgerOfOrder } from '../ledger/order-ledger';
import type { Checkout, CheckoutTransaction } from '../provider/card-payments';
import {
  type AttemptRow,
  findOtherPaymentSql,
  findQuotesOfTopsSql,
  lockAttempt,
  type QuoteOfSameTop,
  storeOpenedPageSql,
} from './attempt-statements';
import { type AttemptState, canTransition, isLive } from './attempt-transitions';
import { type Finding, sumCharges, chargesOf, evaluateCheckout } from './evaluate-checkout';
import { PaymentAttempt } from './payment-attempt.entity';
import { settleGraceMs, isExpiredFor, nextPollAt, reportUnsettledAfterMs } from './polling-schedule';
import { askStaffToReview, hasDeclinedCard, mailRetryLink, recordTransition } from './record-transition';
import {
  joinPlacedOrder,
  lockQuotesOfAttemptSql,
  readDepositFigures,
  refreshDeposit,
} from './settle-statements';

interface LockedQuote {
  id: string;
  is_covered: boolean;
  status: QuoteStatus;
  deposit_state: QuoteDepositState;
}

interface Evaluation {
  state: AttemptState;
  reviewReason?: string;
  charge?: CheckoutTransaction | null;
  /** A mismatch that staff must look at although the attempt has expired. */
  expiryMismatch?: string;
}

interface AppliedTransition {
  before: AttemptRow;
  after: AttemptRow;
  transition: Evaluation;
  finding: Finding;
  quoteIds: readonly string[];
  at: Date;
}

const hasMoneyMoved = ({ state }: Evaluation): boolean => state === 'paid' || state === 'review';

/** The only place where the provider's responses change an attempt, in one transaction with all effects. Idempotent. */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger(SettlePayment.name);

  constructor(
    private readonly statements: Statements,
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @param sentAt when the provider was called: a webhook received since then may be newer than the response */
  async settle(attemptId: string, finding: Finding, sentAt: Date): Promise<AttemptRow> {
    try {
      return await this.statements.transaction((tx) => this.settleIn(tx, attemptId, finding, sentAt));
    } catch (error) {
      if (!isCheckoutOfOtherAttempt(error)) throw error;
      const reason = 'the provider gave the id of another checkout';
      return this.settle(attemptId, { kind: 'inconclusive', reason }, sentAt);
    }
  }

  /** Stores a page that was just opened under the attempt's lease. Anything unexpected is settled as usual. */
  async settleOpened(attempt: AttemptRow, checkout: Checkout, sentAt: Date): Promise<AttemptRow> {
    const finding = { kind: 'by-id', checkout } as const;
    if (evaluateCheckout(attempt, checkout).state === 'open') {
      const stored = await this.storeOpened(attempt, finding, sentAt);
      if (stored) return stored;
    }
    return this.settle(attempt.id, finding, sentAt);
  }

  private async storeOpened(
    attempt: AttemptRow,
    finding: Extract<Finding, { kind: 'by-id' }>,
    sentAt: Date,
  ): Promise<AttemptRow | undefined> {
    const { id: checkoutId, paymentUrl } = finding.checkout;
    const now = this.clock.now();
    const opened = { ...attempt, state: 'open', checkoutId, paymentUrl } as const;
    const nextCheckAt = this.findNextCheck(opened, attempt, { finding, isConclusive: true, sentAt, now });
    const values = [attempt.id, attempt.leaseUntil, checkoutId, paymentUrl, nextCheckAt, now];
    const [stored] = await this.statements
      .run<AttemptRow>(storeOpenedPageSql, values)
      .catch((error: unknown) => {
        if (isCheckoutOfOtherAttempt(error)) return [];
        throw error;
      });
    if (stored) this.logger.log(`${attempt.checkoutReference}: creating → open`);
    return stored;
  }

  private async settleIn(
    tx: Transaction,
    attemptId: string,
    finding: Finding,
    sentAt: Date,
  ): Promise<AttemptRow> {
    const lockedQuotes = await tx.run<LockedQuote>(lockQuotesOfAttemptSql, [attemptId]);
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new Error(`there is no attempt ${attemptId}`);

    if ('reason' in finding)
      this.logger.warn(`${attempt.checkoutReference}: ${finding.kind}, ${finding.reason}`);
    const evaluation = await this.evaluate(tx, attempt, lockedQuotes, finding);
    const transition =
      evaluation !== null && canTransition(attempt.state, evaluation.state) ? evaluation : null;
    const written = await this.write(tx, attempt, { finding, evaluation, transition }, sentAt);
    const at = this.clock.now();
    if (evaluation && hasMoneyMoved(evaluation) && 'checkout' in finding)
      await enterCharges(tx, attempt, chargesOf(finding.checkout.transactions), at);
    if (transition) {
      const quoteIds = lockedQuotes.filter(({ is_covered }) => is_covered).map(({ id }) => id);
      await this.applyTransition(tx, { before: attempt, after: written, transition, finding, quoteIds, at });
    } else if (attempt.state === 'paid' && evaluation?.state === 'review') {
      // The attempt stays paid; staff refund the additional charge.
      await askStaffToReview(tx, written, evaluation.reviewReason ?? '', at);
    }
    if (isLive(written.state)) await this.reportUnsettled(tx, written, finding, at);
    return written;
  }

  /** Updates everything that depends on the attempt's new state. */
  private async applyTransition(
    tx: Transaction,
    { before, after, transition, finding, quoteIds, at }: AppliedTransition,
  ): Promise<void> {
    const { depositId, checkoutReference } = after;
    const { state, reviewReason, expiryMismatch } = transition;
    this.logger.log(`${checkoutReference}: ${before.state} → ${state} ${reviewReason ?? ''}`.trim());
    const isPaid = state === 'paid';
    if (hasMoneyMoved(transition)) await joinPlacedOrder(tx, depositId, { isPaid, at });
    // The deposit has been `pending` since the attempt was stored.
    if (state !== 'open' || before.state !== 'creating') await refreshDeposit(tx, depositId, at);
    await recordTransition(tx, after, reviewReason ?? null, quoteIds, at);
    // The invoice is made out to the customer, and `recordTransition` has just made the payer the customer.
    if (isPaid) await issueInvoices(tx, (await readDepositFigures(tx, depositId)).orderId, at);
    if (expiryMismatch) {
      await askStaffToReview(tx, after, expiryMismatch, at);
    } else if (state === 'expired') {
      const wasDeclined = before.state === 'failed' || hasDeclinedCard(finding);
      await mailRetryLink(tx, this.limits, after, { wasDeclined, quoteIds, at });
    }
  }

  private async reportUnsettled(
    tx: Transaction,
    attempt: AttemptRow,
    finding: Finding,
    at: Date,
  ): Promise<void> {
    if (finding.kind === 'other-account' && this.isExpiredFor(settleGraceMs, attempt))
      await askStaffToReview(tx, attempt, 'other-account', at);
    else if (this.isExpiredFor(reportUnsettledAfterMs, attempt))
      await askStaffToReview(tx, attempt, 'no-end', at);
  }

  private isExpiredFor(ms: number, attempt: AttemptRow): boolean {
    return isExpiredFor(ms, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  /** Applies the provider's Retry-After. */
  private delayForRetryAfter(scheduledAt: Date, now: Date, finding: Finding): Date {
    const waitMs = finding.kind === 'inconclusive' ? (finding.waitMs ?? 0) : 0;
    const earliest = now.getTime() + waitMs / this.config.backgroundTimeScale;
    return new Date(Math.max(scheduledAt.getTime(), earliest));
  }

  private async evaluate(
    tx: Transaction,
    attempt: AttemptRow,
    lockedQuotes: readonly LockedQuote[],
    finding: Finding,
  ): Promise<Evaluation | null> {
    if (finding.kind === 'inconclusive' || finding.kind === 'other-account') return null;
    if (finding.kind === 'rejected') return { state: 'rejected' };
    if (finding.kind === 'deactivated' || finding.kind === 'never-opened') {
      return { state: this.clock.now() < attempt.validUntil ? 'closed' : 'expired' };
    }
    const expected = finding.kind === 'by-reference' ? { ...attempt, checkoutId: null } : attempt;
    const verdict = evaluateCheckout(expected, finding.checkout, {
      isLongExpired: this.isExpiredFor(settleGraceMs, attempt),
      isPaid: attempt.state === 'paid',
    });
    if (verdict.state === 'unknown') return null;
    if (verdict.state === 'review') {
      return { state: 'review', reviewReason: verdict.mismatches.join(', '), charge: verdict.charge };
    }
    if (verdict.state === 'expired' && verdict.mismatches.length) {
      return { state: 'expired', expiryMismatch: `expired, ${verdict.mismatches.join(', ')}` };
    }
    if (verdict.state !== 'paid') return { state: verdict.state };
    const { charge } = verdict;
    const { purpose, orderId } = await readDepositFigures(tx, attempt.depositId);
    const reviewReason =
      purpose === 'balance'
        ? await findReviewReasonOfBalance(tx, attempt, orderId)
        : await findReviewReasonOfDeposit(tx, attempt, lockedQuotes, orderId);
    return reviewReason ? { state: 'review', reviewReason, charge } : { state: 'paid', charge };
  }

  private async write(
    tx: Transaction,
    attempt: AttemptRow,
    {
      finding,
      evaluation,
      transition,
    }: { finding: Finding; evaluation: Evaluation | null; transition: Evaluation | null },
    sentAt: Date,
  ): Promise<AttemptRow> {
    const now = this.clock.now();
    const { state } = transition ?? attempt;
    const charge = transition?.charge;
    const firstSettledAt = transition ? null : attempt.settledAt;
    const settledAt = isLive(state) ? null : (firstSettledAt ?? now);
    const isConclusive = evaluation !== null;
    const { id: checkoutId, url: paymentUrl } = checkoutAfter(attempt, finding, isConclusive);
    const isCharged = transition !== null && hasMoneyMoved(transition);
    const checkout = isCharged && 'checkout' in finding ? finding.checkout : null;
    const charged = checkout && sumCharges(checkout.transactions);
    const settled = {
      state,
      checkoutId,
      paymentUrl,
      settledAt,
      lastCheckedAt: now,
      leaseUntil: null,
      ...(finding.kind === 'inconclusive' && finding.hasOpeningFailed && { triedAt: now }),
      ...(charge && { transactionId: charge.id }),
      ...(charged && { chargedAmount: toPounds(charged.amount), chargedCurrency: charged.currency }),
    };
    const nextCheckAt = this.findNextCheck({ ...attempt, ...settled }, attempt, {
      finding,
      isConclusive,
      sentAt,
      now,
    });
    await tx.manager.update(PaymentAttempt, attempt.id, {
      ...settled,
      nextCheckAt,
      failures: 0,
      lastFailure: null,
      ...(isConclusive && { lastAnswerAt: now }),
      ...(charge?.code && { transactionCode: charge.code }),
      ...(checkout && { evidence: checkout.evidence }),
      ...(state === 'review' &&
        transition?.reviewReason !== undefined && { reviewReason: transition.reviewReason }),
    });
    return { ...attempt, ...settled, nextCheckAt };
  }

  private findNextCheck(
    settled: AttemptRow,
    before: AttemptRow,
    {
      finding,
      isConclusive,
      sentAt,
      now,
    }: { finding: Finding; isConclusive: boolean; sentAt: Date; now: Date },
  ): Date | null {
    const { state } = settled;
    const canBeChecked = state !== 'review' && state !== 'returned' && state !== 'rejected';
    // The response may be older than a webhook that arrived during the call.
    if (canBeChecked && before.noticedAt && before.noticedAt >= sentAt) return now;
    // A page that is found after its attempt was settled must be closed.
    const wasFoundLate = settled.checkoutId !== before.checkoutId && !isLive(state);
    if (wasFoundLate && state !== 'paid' && state !== 'review') return now;
    // Our key cannot read a checkout of another account. A live attempt is still checked, in case its account is configured again.
    const isUnreadable = finding.kind === 'other-account' && !isLive(state);
    if (isUnreadable && this.isExpiredFor(reportUnsettledAfterMs, before)) return null;
    const scheduledAt = nextPollAt({ ...settled, isConclusive }, now, this.config.backgroundTimeScale);
    return scheduledAt && this.delayForRetryAfter(scheduledAt, now, finding);
  }
}

/** Returns a row if only some tops of an order are placed in another order, or its tops are placed in several orders. */
const findSplitOrderSql = `
  SELECT FROM order_item AS item
  JOIN order_item AS other ON other.top_id = item.top_id AND other.is_placed AND other.order_id <> item.order_id
  WHERE item.order_id = $1
  HAVING count(*) > 0 AND (count(DISTINCT other.order_id) > 1
    OR count(*) < (SELECT count(*) FROM order_item WHERE order_id = $1))`;

async function findReviewReasonOfDeposit(
  tx: Transaction,
  attempt: AttemptRow,
  lockedQuotes: readonly LockedQuote[],
  orderId: string,
): Promise<string | null> {
  const quotes = lockedQuotes.filter(({ is_covered }) => is_covered);
  const quoteIds = quotes.map(({ id }) => id);
  const isPaidOtherwise =
    attempt.state !== 'paid' && lockedQuotes.some(({ deposit_state }) => deposit_state === 'paid');
  if (isPaidOtherwise || (await tx.run(findOtherPaymentSql, [quoteIds, attempt.id])).length)
    return 'already-paid';
  if (attempt.state === 'paid') return null;
  const sameTops = await tx.run<QuoteOfSameTop>(findQuotesOfTopsSql, [quoteIds]);
  const isOrderedElsewhere = sameTops.some(
    (quote) =>
      quoteIds.includes(quote.id) &&
      isOrderedUnderAnother(
        quote,
        sameTops.filter(({ top_id }) => top_id === quote.top_id),
      ),
  );
  if (isOrderedElsewhere || (await tx.run(findSplitOrderSql, [orderId])).length) return orderedUnderAnother;
  // Staff closed the quote while its customer paid, and must decide whether the order continues.
  const closed = quotes.find(({ status }) => status === 'declined' || status === 'completed');
  return closed ? `quote-${closed.status}` : null;
}

/** A balance payment counts if a top of the order is still being made and the payment does not exceed the balance. */
async function findReviewReasonOfBalance(
  tx: Transaction,
  attempt: AttemptRow,
  orderId: string,
): Promise<string | null> {
  if (attempt.state === 'paid') return null;
  if ((await stagesOfOrder(tx, orderId)).size === 0) return 'order-ended';
  const { balance } = await ledgerOfOrder(tx, orderId);
  return toPence(attempt.amount) > toPence(balance) ? 'more-than-due' : null;
}

function checkoutAfter(
  attempt: AttemptRow,
  finding: Finding,
  isConclusive: boolean,
): { id: string | null; url: string | null } {
  const stored = { id: attempt.checkoutId, url: attempt.paymentUrl };
  if (!isConclusive || !('checkout' in finding)) return stored;
  const { checkout } = finding;
  if (stored.id !== null && stored.id !== checkout.id && finding.kind === 'by-id') return stored;
  const url = stored.id === checkout.id ? (checkout.paymentUrl ?? stored.url) : checkout.paymentUrl;
  return { id: checkout.id, url };
}

/** The checkout id belongs to another attempt, so the response is not about this one. */
const isCheckoutOfOtherAttempt = (error: unknown) =>
  (error as { constraint?: unknown } | null)?.constraint === 'uq_payment_attempt_checkout_id';
