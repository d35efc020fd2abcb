import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { DecideReviewRequest, ReviewDecision } from '@app/contracts';
import { pence, sumPence, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { syncPhoneCallTasks, setStatusOfOrders } from '../../orders';
import { addToTimelines } from '../../quotes';
import { StaffTask } from '../../staff-tasks';
import { type AttemptRow, findAttempt, lockAttempt } from '../attempts/attempt-statements';
import { canDecide, canTransition, isLive } from '../attempts/attempt-transitions';
import { CloseCheckout } from '../attempts/close-checkout';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { nextPollAt } from '../attempts/polling-schedule';
import { askStaffToReview, recordTransition } from '../attempts/record-transition';
import { SettlePayment } from '../attempts/settle-payment';
import {
  joinPlacedOrder,
  lockCoveredQuotes,
  readDepositFigures,
  refreshDeposit,
} from '../attempts/settle-statements';
import { issueInvoices } from '../invoices/issue-invoices';
import { enterConfirmedCharges, enterFullRefund, enterProviderRefunds } from '../ledger/enter-card-payments';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { CardPayments } from '../provider/card-payments';
import { reserveRefund } from '../refunds/request-refund';
import { type ProviderCharge, type ProviderState, readProviderState } from './read-provider-state';
import {
  decisionsFor,
  findOtherPaidSql,
  readReviewableSql,
  type ReviewableAttemptRow,
} from './reviewable-attempts';

interface Reviewable extends ReviewableAttemptRow {
  hadTask: boolean;
}

const unreadProviderState: ProviderState = { checkout: null, charges: null };

interface ReviewCase {
  tx: Transaction;
  actor: Actor;
  attempt: AttemptRow;
  provider: ProviderState;
  quoteIds: readonly string[];
  reason: string;
  at: Date;
}

/** Only staff end a review (D17). The provider is read again first, and a decision that contradicts its state is rejected. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly statements: Statements,
    private readonly cards: CardPayments,
    private readonly settlePayment: SettlePayment,
    private readonly closeCheckout: CloseCheckout,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  async decide(
    actor: Actor,
    attemptId: string,
    { decision, reason: reasonGiven }: DecideReviewRequest,
  ): Promise<void> {
    const attemptBefore = await this.getReviewable(this.statements, attemptId, decision);
    // Staff settled the payment outside the shop, so the provider's state does not matter.
    let provider = decision === 'settle' ? unreadProviderState : await this.readProviderState(attemptBefore);
    if (decision === 'dismiss' && (await this.closePage(attemptBefore, provider))) {
      // A card may have been charged at the last moment.
      provider = await this.readProviderState(attemptBefore);
    }
    await this.statements.transaction(async (tx) => {
      const quoteIds = await lockCoveredQuotes(tx, attemptId);
      const attempt = await lockAttempt(tx, attemptId);
      // Another person may have decided at the same time.
      await this.getReviewable(tx, attemptId, decision);
      if (!attempt) throw new AppError('review/not-found');
      // Reading the provider has put the attempt under review, so staff decided about an outdated state.
      if (attempt.state === 'review' && attemptBefore.state !== 'review')
        throw new AppError('review/not-possible');
      const at = this.clock.now();
      const reason = reasonGiven.trim();
      const { depositId } = attempt;
      const afterChargebacks = await subtractChargebacks(tx, attemptId, provider);
      const review = { tx, actor, attempt, provider: afterChargebacks, quoteIds, reason, at };
      await endReviewTasks(review);
      await enterProviderAmounts(review);
      const amount = await this.apply(decision, review);
      await issueInvoices(tx, (await readDepositFigures(tx, depositId)).orderId, at);

      const after = { depositId, ...(amount && { amount }) };
      const details = { depositId, attemptId, decision, reason, ...(amount && { amount }) };
      await addToTimelines(tx, quoteIds, { kind: 'review-decided', details, at, actorId: actor.userId });
      const subject = { kind: 'payment-review', id: attemptId } as const;
      await addAuditEntry(tx, actor, { at, verb: decision, subject, after });
    });
  }

  private readProviderState(attempt: Reviewable): Promise<ProviderState> {
    const { cards, settlePayment, clock } = this;
    return readProviderState({ cards, settlePayment, clock }, attempt);
  }

  private async getReviewable(
    runner: Pick<Statements, 'run'>,
    attemptId: string,
    decision: ReviewDecision,
  ): Promise<Reviewable> {
    const [attempt] = await runner.run<Reviewable>(readReviewableSql, [attemptId]);
    if (!attempt) throw new AppError('review/not-found');
    const decisions = decisionsFor(attempt);
    if (decisions.includes(decision)) return attempt;
    if (decisions.length) throw new AppError('review/not-possible');
    throw new AppError(attempt.hadTask ? 'review/decided' : 'review/not-found');
  }

  private apply(decision: ReviewDecision, review: ReviewCase): Promise<string | null> {
    switch (decision) {
      case 'accept':
        return this.accept(review);
      case 'refund':
        return this.refund(review);
      case 'dismiss':
        return this.dismiss(review);
      case 'settle':
        return this.settleOutside(review);
    }
  }

  /** Of several charges, the first one without refunds counts. */
  private async accept(review: ReviewCase): Promise<string> {
    const { tx, actor, attempt, provider, quoteIds, at } = review;
    const { depositId, merchantCode } = attempt;
    const [countedCharge, ...others] = (provider.charges ?? []).filter(
      ({ amount, refundableAmount }) => amount > 0 && refundableAmount === amount,
    );
    const { checkout } = provider;
    const isTopPaidOtherwise = (await tx.run(findOtherPaidSql, [quoteIds, depositId])).length > 0;
    if (!countedCharge || !checkout || checkout.merchantCode !== merchantCode || isTopPaidOtherwise) {
      throw new AppError('review/not-possible');
    }
    const amount = toPounds(countedCharge.amount);
    await this.changeState(review, 'paid', countedCharge, attempt.checkoutId ?? checkout.id);
    // Accepting the payment for a declined top approves the order again.
    await setStatusOfOrders(tx, actor, quoteIds, { from: ['declined'], status: 'approved', at });
    const paid: AttemptRow = { ...attempt, state: 'paid' };
    await recordTransition(tx, paid, null, quoteIds, at);
    await syncPhoneCallTasks(tx, quoteIds, at);
    if (others.length) await askStaffToReview(tx, paid, 'other-charge', at);
    return amount;
  }

  private async refund({ tx, actor, attempt, provider, quoteIds, reason, at }: ReviewCase): Promise<string> {
    const { id: attemptId, depositId, state } = attempt;
    const { charges } = provider;
    const countedId = countedChargeIdOf(attempt);
    if (!charges || (state === 'paid' && !countedId)) throw new AppError('review/not-possible');
    const chargesToRefund = charges.filter(
      ({ charge, refundableAmount }) => refundableAmount > 0 && charge.id !== countedId,
    );
    if (!chargesToRefund.length) throw new AppError('review/not-possible');
    if (state === 'review') {
      await tx.manager.update(PaymentAttempt, attemptId, {
        chargedAmount: toPounds(sumPence(charges.map(({ amount }) => amount))),
        chargedCurrency: 'GBP',
        transactionId: attempt.transactionId ?? chargesToRefund[0]?.charge.id ?? null,
      });
    }
    for (const { charge, amount, refundableAmount } of chargesToRefund) {
      await reserveRefund(tx, actor, {
        depositId,
        attemptId,
        transactionId: charge.id,
        charged: toPounds(amount),
        amount: refundableAmount,
        reason,
        isOfDeposit: false,
        key: randomId(),
        hash: '',
        quoteIds,
        at,
      });
    }
    return toPounds(sumPence(chargesToRefund.map(({ refundableAmount }) => refundableAmount)));
  }

  private async dismiss(review: ReviewCase): Promise<null> {
    const { tx, actor, attempt, provider, at } = review;
    const { charges, checkout } = provider;
    const countedId = countedChargeIdOf(attempt);
    const isProviderStateClear = checkout === null || charges !== null;
    const hasRefundableCharge = (charges ?? []).some(
      ({ charge, refundableAmount }) => refundableAmount > 0 && charge.id !== countedId,
    );
    if (!isProviderStateClear) throw new AppError('review/not-possible');
    if (hasRefundableCharge) throw new AppError('review/charge-left');
    await enterFullRefund(tx, attempt.id, {
      countedChargeId: countedChargeIdOf(attempt),
      method: 'card-online',
      recordedBy: actor.userId,
      at,
    });
    if (attempt.state !== 'review') return null;
    const transactions = checkout?.transactions ?? [];
    // SumUp may list the charge only some time after it reports the checkout as paid.
    if (checkout?.state === 'paid' && !transactions.length) throw new AppError('review/not-possible');
    const wasReturned = Boolean(charges?.length) || transactions.some((each) => each.state === 'refunded');
    await this.changeState(review, wasReturned ? 'returned' : 'closed');
    return null;
  }

  private async settleOutside(review: ReviewCase): Promise<null> {
    const { tx, actor, attempt, at } = review;
    const { id, state } = attempt;
    await enterFullRefund(tx, id, {
      countedChargeId: countedChargeIdOf(attempt),
      method: 'other',
      recordedBy: actor.userId,
      at,
    });
    if (state === 'review') await this.changeState(review, 'returned');
    else if (isLive(state)) await this.changeState(review, 'closed');
    return null;
  }

  private async changeState(
    { tx, attempt, at }: ReviewCase,
    to: 'paid' | 'returned' | 'closed',
    countedCharge: ProviderCharge | null = null,
    checkoutId: string | null = null,
  ): Promise<void> {
    if (!canDecide(attempt.state, to) && !canTransition(attempt.state, to))
      throw new AppError('review/decided');
    const changes = {
      state: to,
      settledAt: attempt.settledAt ?? at,
      ...(checkoutId && { checkoutId }),
      ...(countedCharge && {
        transactionId: countedCharge.charge.id,
        chargedAmount: toPounds(countedCharge.amount),
        chargedCurrency: 'GBP',
      }),
    };
    const polled = { ...attempt, ...changes, isConclusive: true };
    await tx.manager.update(PaymentAttempt, attempt.id, {
      ...changes,
      ...(countedCharge?.charge.code && { transactionCode: countedCharge.charge.code }),
      // A page that was closed may have been paid at the last moment.
      nextCheckAt: nextPollAt(polled, at, this.config.backgroundTimeScale),
      leaseUntil: null,
    });
    if (to === 'paid') await joinPlacedOrder(tx, attempt.depositId, { isPaid: true, at });
    await refreshDeposit(tx, attempt.depositId, at);
  }

  /** Closes an open page, because a dismissed page must not be paid later. @returns whether a page was open */
  private async closePage(attempt: Reviewable, { checkout }: ProviderState): Promise<boolean> {
    if (isLive(attempt.state)) {
      if ((await this.closeCheckout.close(attempt.id)) !== 'closed')
        throw new AppError('review/not-possible');
      return true;
    }
    if (checkout?.state === 'unknown') throw new AppError('review/not-possible');
    if (checkout?.state !== 'pending' && checkout?.state !== 'failed') return false;
    const row = await findAttempt(this.statements, attempt.id);
    if (!row || (await this.closeCheckout.deactivate(row, checkout.id)) !== 'closed') {
      throw new AppError('review/not-possible');
    }
    return true;
  }
}

/** The provider's record of a charge contains refunds, but no chargebacks, which are only in the ledger. */
async function subtractChargebacks(
  tx: Transaction,
  attemptId: string,
  { checkout, charges }: ProviderState,
): Promise<ProviderState> {
  const chargebacks = await tx.manager.find(LedgerEntry, {
    select: { transactionId: true, pence: true },
    where: { attemptId, kind: 'chargeback' },
  });
  const remaining = charges?.map((each) => {
    const ofCharge = chargebacks.filter(({ transactionId }) => transactionId === each.charge.id);
    const refundable = ofCharge.reduce(
      (sum, entry) => sum + Number(entry.pence),
      each.refundableAmount as number,
    );
    return { ...each, refundableAmount: pence(Math.max(0, refundable)) };
  });
  return { checkout, charges: remaining ?? null };
}

async function endReviewTasks({ tx, actor, attempt, at }: ReviewCase): Promise<void> {
  const { id: attemptId, depositId } = attempt;
  const open = { kind: 'review-payment', depositId, attemptId, doneAt: IsNull() } as const;
  await tx.manager.update(StaffTask, open, { doneAt: at, doneBy: actor.userId });
}

async function enterProviderAmounts({ tx, actor, attempt, provider, at }: ReviewCase): Promise<void> {
  const charges = provider.charges ?? [];
  await enterConfirmedCharges(tx, attempt, charges, at);
  const uncounted = charges.filter(({ charge }) => charge.id !== countedChargeIdOf(attempt));
  await enterProviderRefunds(tx, attempt.id, uncounted, { recordedBy: actor.userId, at });
}

const countedChargeIdOf = ({ state, transactionId }: AttemptRow) => (state === 'paid' ? transactionId : null);
