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
import { enterCharges } from '../ledger/enter-card-money';
import { ledgerOfOrder } from '../ledger/order-ledger';
import type { CheckoutTransaction } from '../provider/card-payments';
import {
  type AttemptRow,
  findOtherPayment,
  findQuotesOfTops,
  lockAttempt,
  type QuoteOfSameTop,
} from './attempt-statements';
import { type AttemptState, canTransition, isLive } from './attempt-transitions';
import { type Finding, chargedIn, chargesOf, evaluateCheckout } from './evaluate-checkout';
import { PaymentAttempt } from './payment-attempt.entity';
import { graceMs, isOverFor, nextPollAt, strandedMs } from './polling-schedule';
import { askStaffToReview, hasDeclinedCard, mailRetryLink, recordTransition } from './record-transition';
import {
  joinPlacedOrder,
  lockQuotesOfAttempt,
  readDepositFigures,
  refreshDeposit,
} from './settle-statements';

interface LockedQuote {
  id: string;
  is_covered: boolean;
  status: QuoteStatus;
  deposit_state: QuoteDepositState;
}

interface Judgement {
  state: AttemptState;
  reviewReason?: string;
  charge?: CheckoutTransaction | null;
  doubt?: string;
}

/** The only way the provider's answers change an attempt: in one transaction with everything that follows. Idempotent. */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger(SettlePayment.name);

  constructor(
    private readonly statements: Statements,
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @param askedAt when the provider was asked: a webhook received since may be newer than the answer */
  async settle(attemptId: string, finding: Finding, askedAt: Date): Promise<AttemptRow> {
    try {
      return await this.statements.transaction((tx) => this.settleWithin(tx, attemptId, finding, askedAt));
    } catch (error) {
      if (!isForeignCheckout(error)) throw error;
      const reason = 'the provider gave the id of another checkout';
      return this.settle(attemptId, { kind: 'no-answer', reason }, askedAt);
    }
  }

  private async settleWithin(
    tx: Transaction,
    attemptId: string,
    finding: Finding,
    askedAt: Date,
  ): Promise<AttemptRow> {
    const locked = await tx.run<LockedQuote>(lockQuotesOfAttempt, [attemptId]);
    const covered = locked.filter(({ is_covered }) => is_covered);
    const quoteIds = covered.map(({ id }) => id);
    const attempt = await lockAttempt(tx, attemptId);
    if (!attempt) throw new Error(`there is no attempt ${attemptId}`);

    if ('reason' in finding)
      this.logger.warn(`${attempt.checkoutReference}: ${finding.kind}, ${finding.reason}`);
    const judgement = await this.judge(tx, attempt, locked, finding);
    const transition = judgement !== null && canTransition(attempt.state, judgement.state) ? judgement : null;
    const written = await this.write(tx, attempt, { finding, judgement, transition }, askedAt);
    const at = this.clock.now();
    const hasMoney = judgement?.state === 'paid' || judgement?.state === 'review';
    if (hasMoney && 'checkout' in finding)
      await enterCharges(tx, attempt, chargesOf(finding.checkout.transactions), at);
    if (transition) {
      this.logger.log(
        `${attempt.checkoutReference}: ${attempt.state} → ${transition.state} ${transition.reviewReason ?? ''}`.trim(),
      );
      const counts = transition.state === 'paid';
      if (hasMoney) await joinPlacedOrder(tx, attempt.depositId, { counts, at });
      // The deposit has been `pending` since the attempt was stored.
      if (transition.state !== 'open' || attempt.state !== 'creating')
        await refreshDeposit(tx, attempt.depositId, at);
      await recordTransition(tx, written, transition.reviewReason ?? null, quoteIds, at);
      // After the payer became the customer, to whom invoices are made out.
      if (counts) await issueInvoices(tx, (await readDepositFigures(tx, attempt.depositId)).orderId, at);
      if (transition.doubt) await askStaffToReview(tx, written, transition.doubt, at);
      else if (transition.state === 'expired') {
        const wasDeclined = attempt.state === 'failed' || hasDeclinedCard(finding);
        await mailRetryLink(tx, this.limits, written, { wasDeclined, quoteIds, at });
      }
    } else if (attempt.state === 'paid' && judgement?.state === 'review') {
      // The attempt stays paid; staff give back what was charged in addition.
      await askStaffToReview(tx, written, judgement.reviewReason ?? '', at);
    }
    if (isLive(written.state)) {
      if (finding.kind === 'foreign' && this.isOver(graceMs, written)) {
        await askStaffToReview(tx, written, 'other-account', at);
      } else if (this.isOver(strandedMs, written)) await askStaffToReview(tx, written, 'no-end', at);
    }
    return written;
  }

  private isOver(ms: number, attempt: AttemptRow): boolean {
    return isOverFor(ms, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  /** Respects the provider's Retry-After. */
  private noSoonerThan(usual: Date, now: Date, finding: Finding): Date {
    const waitMs = finding.kind === 'no-answer' ? (finding.waitMs ?? 0) : 0;
    const earliest = now.getTime() + waitMs / this.config.backgroundTimeScale;
    return new Date(Math.max(usual.getTime(), earliest));
  }

  private async judge(
    tx: Transaction,
    attempt: AttemptRow,
    ofTops: readonly LockedQuote[],
    finding: Finding,
  ): Promise<Judgement | null> {
    if (finding.kind === 'no-answer' || finding.kind === 'foreign') return null;
    if (finding.kind === 'rejected') return { state: 'rejected' };
    if (finding.kind === 'deactivated' || finding.kind === 'never-opened') {
      return { state: this.clock.now() < attempt.validUntil ? 'closed' : 'expired' };
    }
    const expected = finding.kind === 'by-reference' ? { ...attempt, checkoutId: null } : attempt;
    const verdict = evaluateCheckout(expected, finding.checkout, {
      isLongOver: this.isOver(graceMs, attempt),
      isPaid: attempt.state === 'paid',
    });
    if (verdict.state === 'unknown') return null;
    if (verdict.state === 'review') {
      return { state: 'review', reviewReason: verdict.mismatches.join(', '), charge: verdict.charge };
    }
    if (verdict.state === 'expired' && verdict.mismatches.length) {
      return { state: 'expired', doubt: `expired, ${verdict.mismatches.join(', ')}` };
    }
    if (verdict.state !== 'paid') return { state: verdict.state };
    const { charge } = verdict;
    const { purpose, orderId } = await readDepositFigures(tx, attempt.depositId);
    const doubt =
      purpose === 'balance'
        ? await findDoubtOfBalance(tx, attempt, orderId)
        : await findDoubtOfDeposit(tx, attempt, ofTops, orderId);
    return doubt ? { state: 'review', reviewReason: doubt, charge } : { state: 'paid', charge };
  }

  private async write(
    tx: Transaction,
    attempt: AttemptRow,
    {
      finding,
      judgement,
      transition,
    }: { finding: Finding; judgement: Judgement | null; transition: Judgement | null },
    askedAt: Date,
  ): Promise<AttemptRow> {
    const now = this.clock.now();
    const { state } = transition ?? attempt;
    const charge = transition?.charge;
    const settledAt = isLive(state) ? null : transition ? now : (attempt.settledAt ?? now);
    const isAnswered = judgement !== null;
    const { id: checkoutId, url: paymentUrl } = pageAfter(attempt, finding, isAnswered);
    const hasMoney = transition?.state === 'paid' || transition?.state === 'review';
    const checkout = hasMoney && 'checkout' in finding ? finding.checkout : null;
    const charged = checkout && chargedIn(checkout.transactions);
    const settled = {
      state,
      checkoutId,
      paymentUrl,
      settledAt,
      lastCheckedAt: now,
      leaseUntil: null,
      ...(finding.kind === 'no-answer' && finding.isFailedOpening && { triedAt: now }),
      ...(charge && { transactionId: charge.id }),
      ...(charged && { chargedAmount: toPounds(charged.amount), chargedCurrency: charged.currency }),
    };
    const nextCheckAt = this.findNextCheck({ ...attempt, ...settled }, attempt, {
      finding,
      isAnswered,
      askedAt,
      now,
    });
    await tx.manager.update(PaymentAttempt, attempt.id, {
      ...settled,
      nextCheckAt,
      failures: 0,
      lastFailure: null,
      ...(isAnswered && { lastAnswerAt: now }),
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
      isAnswered,
      askedAt,
      now,
    }: { finding: Finding; isAnswered: boolean; askedAt: Date; now: Date },
  ): Date | null {
    const { state } = settled;
    const isOpenToCheck = state !== 'review' && state !== 'returned' && state !== 'rejected';
    // The answer may be older than a webhook that came in meanwhile.
    if (isOpenToCheck && before.noticedAt && before.noticedAt >= askedAt) return now;
    // A page that turns up after we gave up on it must be closed.
    const hasTurnedUp = settled.checkoutId !== before.checkoutId && !isLive(state);
    if (hasTurnedUp && state !== 'paid' && state !== 'review') return now;
    // With another account's key nobody will ever know. A live attempt stays due, in case the account comes back.
    if (finding.kind === 'foreign' && !isLive(state) && this.isOver(strandedMs, before)) return null;
    const usual = nextPollAt({ ...settled, isAnswered }, now, this.config.backgroundTimeScale);
    return usual && this.noSoonerThan(usual, now, finding);
  }
}

/** A row if the tops of an order have been placed in other orders since: only some of them, or in several orders. */
const findSplitOrder = `
  SELECT FROM order_item AS own
  JOIN order_item AS other ON other.top_id = own.top_id AND other.is_placed AND other.order_id <> own.order_id
  WHERE own.order_id = $1
  HAVING count(*) > 0 AND (count(DISTINCT other.order_id) > 1
    OR count(*) < (SELECT count(*) FROM order_item WHERE order_id = $1))`;

async function findDoubtOfDeposit(
  tx: Transaction,
  attempt: AttemptRow,
  ofTops: readonly LockedQuote[],
  orderId: string,
): Promise<string | null> {
  const quotes = ofTops.filter(({ is_covered }) => is_covered);
  const quoteIds = quotes.map(({ id }) => id);
  const isRecorded = attempt.state !== 'paid' && ofTops.some(({ deposit_state }) => deposit_state === 'paid');
  if (isRecorded || (await tx.run(findOtherPayment, [quoteIds, attempt.id])).length) return 'already-paid';
  if (attempt.state === 'paid') return null;
  const sameTops = await tx.run<QuoteOfSameTop>(findQuotesOfTops, [quoteIds]);
  const isElsewhere = sameTops.some(
    (quote) =>
      quoteIds.includes(quote.id) &&
      isOrderedUnderAnother(
        quote,
        sameTops.filter(({ top_id }) => top_id === quote.top_id),
      ),
  );
  if (isElsewhere || (await tx.run(findSplitOrder, [orderId])).length) return orderedUnderAnother;
  // Staff closed the order while its customer paid, and must decide whether it goes on.
  const closed = quotes.find(({ status }) => status === 'declined' || status === 'completed');
  return closed ? `quote-${closed.status}` : null;
}

/** A balance payment counts as long as a top of the order goes on, and no more than the balance was paid. */
async function findDoubtOfBalance(
  tx: Transaction,
  attempt: AttemptRow,
  orderId: string,
): Promise<string | null> {
  if (attempt.state === 'paid') return null;
  if ((await stagesOfOrder(tx, orderId)).size === 0) return 'order-ended';
  const { balance } = await ledgerOfOrder(tx, orderId);
  return toPence(attempt.amount) > toPence(balance) ? 'more-than-due' : null;
}

function pageAfter(
  attempt: AttemptRow,
  finding: Finding,
  isAnswered: boolean,
): { id: string | null; url: string | null } {
  const known = { id: attempt.checkoutId, url: attempt.paymentUrl };
  if (!isAnswered || !('checkout' in finding)) return known;
  const { checkout } = finding;
  if (known.id !== null && known.id !== checkout.id && finding.kind === 'by-id') return known;
  const url = known.id === checkout.id ? (checkout.paymentUrl ?? known.url) : checkout.paymentUrl;
  return { id: checkout.id, url };
}

/** The id belongs to another attempt, so the answer is not about this one. */
const isForeignCheckout = (error: unknown) =>
  (error as { constraint?: unknown } | null)?.constraint === 'uq_payment_attempt_checkout_id';
