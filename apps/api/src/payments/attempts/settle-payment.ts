import { Injectable, Logger } from '@nestjs/common';
import type { QuoteStatus } from '@app/contracts';
import { toPence, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { RateLimits } from '../../platform/limits/rate-limits';
import { stagesOfOrder } from '../../orders';
import { isOrderedUnderAnother, orderedUnderAnother, type QuoteDepositState } from '../../quotes';
import { issueInvoices } from '../invoicing/issue-invoices';
import { enterCharges } from '../ledger/enter-card-money';
import { ledgerOfOrder } from '../ledger/order-ledger';
import type { CheckoutTransaction } from '../provider/card-payments';
import { type AttemptRow, findQuotesOfTops, type QuoteOfSameTop } from './attempt-statements';
import { type AttemptState, canTransition, isLive } from './attempt-transitions';
import { type Finding, chargedIn, chargesOf, evaluateCheckout } from './evaluate-checkout';
import { graceMs, isOverFor, nextPollAt, strandedMs } from './polling-schedule';
import { askForReview, hasDeclinedCard, offerAnotherTry, recordTransition } from './record-transition';
import {
  findOtherPayment,
  joinPlacedOrder,
  lockAttempt,
  lockQuotesOfAttempt,
  readDepositFigures,
  refreshDeposit,
  writeAttempt,
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
  /** What people should look at although nothing is known to have been charged. */
  doubt?: string;
}

/** The one way in which an attempt's state changes. One transaction compares and sets, with everything that follows; found out again, it changes nothing more. */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger(SettlePayment.name);

  constructor(
    private readonly statements: Statements,
    private readonly config: AppConfig,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param lookedAt when the provider was asked: news that came in since is not in its answer
   * @returns the attempt as it is now
   */
  async settle(attemptId: string, finding: Finding, lookedAt: Date): Promise<AttemptRow> {
    try {
      return await this.statements.transaction((tx) => this.settleWithin(tx, attemptId, finding, lookedAt));
    } catch (error) {
      if (!isForeignCheckout(error)) throw error;
      const reason = 'the provider gave the id of another checkout';
      return this.settle(attemptId, { kind: 'no-answer', reason }, lookedAt);
    }
  }

  private async settleWithin(
    tx: Transaction,
    attemptId: string,
    finding: Finding,
    lookedAt: Date,
  ): Promise<AttemptRow> {
    const locked = await tx.run<LockedQuote>(lockQuotesOfAttempt, [attemptId]);
    const covered = locked.filter(({ is_covered }) => is_covered);
    const quoteIds = covered.map(({ id }) => id);
    const [attempt] = await tx.run<AttemptRow>(lockAttempt, [attemptId]);
    if (!attempt) throw new Error(`there is no attempt ${attemptId}`);

    if ('reason' in finding)
      this.logger.warn(`${attempt.checkout_reference}: ${finding.kind}, ${finding.reason}`);
    const judgement = await this.judge(tx, attempt, locked, finding);
    const mayGo = judgement !== null && canTransition(attempt.state, judgement.state);
    const move = mayGo ? judgement : null;
    const written = await this.write(tx, attempt, { finding, judgement, move }, lookedAt);
    const at = this.clock.now();
    const hasMoved = judgement?.state === 'paid' || judgement?.state === 'review';
    if (hasMoved && 'checkout' in finding)
      await enterCharges(tx, attempt, chargesOf(finding.checkout.transactions), at);
    if (mayGo) {
      this.logger.log(
        `${attempt.checkout_reference}: ${attempt.state} → ${judgement.state} ${judgement.reviewReason ?? ''}`.trim(),
      );
      const counts = judgement.state === 'paid';
      if (hasMoved) await joinPlacedOrder(tx, attempt.deposit_id, { counts, at });
      // A page that opens leaves its deposit as the attempt made it when it was written down.
      if (judgement.state !== 'open' || attempt.state !== 'creating')
        await refreshDeposit(tx, attempt.deposit_id, at);
      await recordTransition(tx, written, judgement.reviewReason ?? null, quoteIds, at);
      // Made out to the customer, who may be whose card was charged just now.
      if (judgement.state === 'paid') await issueInvoices(tx, await orderOf(tx, attempt.deposit_id), at);
      if (judgement.doubt) await askForReview(tx, written, judgement.doubt, at);
      else if (judgement.state === 'expired') {
        const wasDeclined = attempt.state === 'failed' || hasDeclinedCard(finding);
        await offerAnotherTry(tx, this.limits, written, { wasDeclined, quoteIds, at });
      }
    } else if (attempt.state === 'paid' && judgement?.state === 'review') {
      // The state stays; what was charged besides is given back by people.
      await askForReview(tx, written, judgement.reviewReason ?? '', at);
    }
    if (isLive(written.state)) {
      if (finding.kind === 'foreign' && this.isOver(graceMs, written)) {
        await askForReview(tx, written, 'other-account', at);
      } else if (this.isOver(strandedMs, written)) await askForReview(tx, written, 'no-end', at);
    }
    return written;
  }

  private isOver(ms: number, attempt: AttemptRow): boolean {
    return isOverFor(ms, attempt, this.clock.now(), this.config.backgroundTimeScale);
  }

  private noSoonerThan(usual: Date, now: Date, finding: Finding): Date {
    const waitMs = finding.kind === 'no-answer' ? (finding.waitMs ?? 0) : 0;
    const asked = now.getTime() + waitMs / this.config.backgroundTimeScale;
    return new Date(Math.max(usual.getTime(), asked));
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
      return { state: this.clock.now() < attempt.valid_until ? 'closed' : 'expired' };
    }
    // What was asked for by its reference tells us its id, and not we it.
    const expected = finding.kind === 'by-reference' ? { ...attempt, checkout_id: null } : attempt;
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
    const { purpose, order_id: orderId } = await readDepositFigures(tx, attempt.deposit_id);
    const doubt =
      purpose === 'balance'
        ? await doubtOfBalance(tx, attempt, orderId)
        : await doubtOfDeposit(tx, attempt, ofTops, orderId);
    return doubt ? { state: 'review', reviewReason: doubt, charge } : { state: 'paid', charge };
  }

  private async write(
    tx: Transaction,
    attempt: AttemptRow,
    { finding, judgement, move }: { finding: Finding; judgement: Judgement | null; move: Judgement | null },
    lookedAt: Date,
  ): Promise<AttemptRow> {
    const now = this.clock.now();
    const isAnswered = judgement !== null;
    const state = move?.state ?? attempt.state;
    const endedAt = move ? now : (attempt.settled_at ?? now);
    const settledAt = isLive(state) ? null : endedAt;
    const { id, url } = addressAfter(attempt, finding, isAnswered);
    // A page that came to light although we gave it up must be closed: look at once.
    const cameToLight =
      id !== attempt.checkout_id && !isLive(state) && state !== 'paid' && state !== 'review';
    const looked = { ...attempt, state, settled_at: settledAt, isAnswered };
    const usual = nextPollAt(looked, now, this.config.backgroundTimeScale);
    // Nobody will ever be able to tell; what was live is with people, and stays due for the day the account is back.
    const isLost = finding.kind === 'foreign' && !isLive(state) && this.isOver(strandedMs, attempt);
    const next = cameToLight ? now : isLost ? null : usual && this.noSoonerThan(usual, now, finding);
    const hasMoved = move?.state === 'paid' || move?.state === 'review';
    const checkout = hasMoved && 'checkout' in finding ? finding.checkout : null;
    const charged = checkout && chargedIn(checkout.transactions);
    const [written] = await tx.run<AttemptRow>(writeAttempt, [
      attempt.id,
      state,
      id,
      url,
      move?.charge?.id ?? null,
      move?.charge?.code ?? null,
      checkout && JSON.stringify(checkout.evidence ?? null),
      state === 'review' ? (move?.reviewReason ?? null) : null,
      settledAt,
      isAnswered,
      lookedAt,
      now,
      next,
      finding.kind === 'no-answer' && finding.isVainTry === true,
      charged && toPounds(charged.amount),
      charged?.currency ?? null,
    ]);
    if (!written) throw new Error(`attempt ${attempt.id} was locked and is gone`);
    return written;
  }
}

/** The tops of an order were placed in other orders since: only some of them, or in more than one. */
const findTornApart = `
  SELECT FROM order_item AS own
  JOIN order_item AS other ON other.top_id = own.top_id AND other.is_placed AND other.order_id <> own.order_id
  WHERE own.order_id = $1
  HAVING count(*) > 0 AND (count(DISTINCT other.order_id) > 1
    OR count(*) < (SELECT count(*) FROM order_item WHERE order_id = $1))`;

/** Why money that fits is not simply the deposit. */
async function doubtOfDeposit(
  tx: Transaction,
  attempt: AttemptRow,
  ofTops: readonly LockedQuote[],
  orderId: string,
): Promise<string | null> {
  const quotes = ofTops.filter(({ is_covered }) => is_covered);
  const quoteIds = quotes.map(({ id }) => id);
  // By another card page, or by what staff have recorded while this one was open.
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
  if (isElsewhere || (await tx.run(findTornApart, [orderId])).length) return orderedUnderAnother;
  // Staff have closed the order while its customer paid: whether it goes on is theirs to say. What they close later was paid.
  const closed = quotes.find(({ status }) => status === 'declined' || status === 'completed');
  return closed ? `quote-${closed.status}` : null;
}

const orderOf = async (tx: Transaction, depositId: string): Promise<string> =>
  (await readDepositFigures(tx, depositId)).order_id;

/** Why money that fits is not simply of the balance: it counts as long as something of the order goes on, and that much is to pay. */
async function doubtOfBalance(tx: Transaction, attempt: AttemptRow, orderId: string): Promise<string | null> {
  if (attempt.state === 'paid') return null;
  if ((await stagesOfOrder(tx, orderId)).size === 0) return 'order-ended';
  const { balance } = await ledgerOfOrder(tx, orderId);
  return toPence(attempt.amount) > toPence(balance) ? 'more-than-due' : null;
}

/** Id and page as far as an answer that fits has told them. */
function addressAfter(
  attempt: AttemptRow,
  finding: Finding,
  isAnswered: boolean,
): { id: string | null; url: string | null } {
  const known = { id: attempt.checkout_id, url: attempt.payment_url };
  if (!isAnswered || !('checkout' in finding)) return known;
  const { checkout } = finding;
  if (known.id !== null && known.id !== checkout.id && finding.kind === 'by-id') return known;
  const url = known.id === checkout.id ? (checkout.paymentUrl ?? known.url) : checkout.paymentUrl;
  return { id: checkout.id, url };
}

/** The id is that of another attempt: whatever this answer is, it is not ours. */
const isForeignCheckout = (error: unknown) =>
  (error as { constraint?: unknown } | null)?.constraint === 'uq_payment_attempt_checkout_id';
