import { Injectable } from '@nestjs/common';
import type { DecideReviewRequest, ReviewDecision } from '@app/contracts';
import { pence, sumPence, toPounds } from '@app/pricing';
import { AppConfig } from '../../config/app-config';
import { Statements, type Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { randomId } from '../../platform/ids/random-id';
import { syncCallTasks, setStatusOfOrders } from '../../orders';
import { addToTimelines } from '../../quotes';
import { type AttemptRow, readAttempt } from '../attempts/attempt-statements';
import { canTransition, isLive, mayBeDecided } from '../attempts/attempt-transitions';
import { CloseCheckout } from '../attempts/close-checkout';
import { nextPollAt } from '../attempts/polling-schedule';
import { askForReview, recordTransition } from '../attempts/record-transition';
import { SettlePayment } from '../attempts/settle-payment';
import {
  holdCoveredQuotes,
  joinPlacedOrder,
  lockAttempt,
  readDepositFigures,
  refreshDeposit,
} from '../attempts/settle-statements';
import { issueInvoices } from '../invoicing/issue-invoices';
import { enterBooks, enterGivenBack, enterReturn } from '../ledger/enter-card-money';
import { CardPayments } from '../provider/card-payments';
import { reserveRefund } from '../refunds/request-refund';
import { decisionsFor, type JudgedAttemptRow } from './judged-attempts';
import { type ProviderCharge, type ProviderState, readProviderState } from './read-provider-state';
import {
  endQuestions,
  findOtherPaid,
  readJudged,
  sumChargebacks,
  writeCharged,
  writeDecision,
} from './review-statements';

interface Judged extends JudgedAttemptRow {
  was_asked: boolean;
}

const nothingLooked: ProviderState = { checkout: null, charges: null };

interface Case {
  tx: Transaction;
  actor: Actor;
  attempt: AttemptRow;
  standing: ProviderState;
  quoteIds: readonly string[];
  reason: string;
  at: Date;
}

/** Only staff lead out of `review` (D17). The provider is asked again first, and a decision that does not fit what it says is refused. */
@Injectable()
export class DecideReview {
  constructor(
    private readonly statements: Statements,
    readonly cards: CardPayments,
    readonly settlement: SettlePayment,
    private readonly closing: CloseCheckout,
    private readonly config: AppConfig,
    readonly clock: Clock,
  ) {}

  async decide(
    actor: Actor,
    attemptId: string,
    { decision, reason: words }: DecideReviewRequest,
  ): Promise<void> {
    const before = await this.read(this.statements, attemptId, decision);
    // What people have settled elsewhere is theirs to say, whatever the provider can or cannot tell.
    let told = decision === 'settle' ? nothingLooked : await readProviderState(this, before);
    if (decision === 'dismiss' && (await this.close(before, told))) {
      // At the last moment a card may have been taken.
      told = await readProviderState(this, before);
    }
    await this.statements.transaction(async (tx) => {
      const quoteIds = await holdCoveredQuotes(tx, attemptId);
      const [attempt] = await tx.run<AttemptRow>(lockAttempt, [attemptId]);
      // Somebody else may have decided while the provider was asked.
      await this.read(tx, attemptId, decision);
      if (!attempt) throw new AppError('review/not-found');
      // What has come to light while we looked is another matter than the one that was decided.
      if (attempt.state === 'review' && before.state !== 'review') throw new AppError('review/not-possible');
      const at = this.clock.now();
      const reason = words.trim();
      const standing = await lessChargebacks(tx, attemptId, told);
      const matter: Case = { tx, actor, attempt, standing, quoteIds, reason, at };
      await tx.run(endQuestions, [attempt.deposit_id, attemptId, at, actor.userId]);
      await enterStanding(matter);
      const amount = await this.carryOut(decision, matter);
      await issueInvoices(tx, (await readDepositFigures(tx, attempt.deposit_id)).order_id, at);

      const after = { depositId: attempt.deposit_id, ...(amount && { amount }) };
      const details = {
        depositId: attempt.deposit_id,
        attemptId,
        decision,
        reason,
        ...(amount && { amount }),
      };
      await addToTimelines(tx, quoteIds, { kind: 'review-decided', details, at, actorId: actor.userId });
      const subject = { kind: 'payment-review', id: attemptId } as const;
      await addAuditEntry(tx, actor, { at, verb: decision, subject, after });
    });
  }

  private async read(
    runner: Pick<Statements, 'run'>,
    attemptId: string,
    decision: ReviewDecision,
  ): Promise<Judged> {
    const [attempt] = await runner.run<Judged>(readJudged, [attemptId]);
    if (!attempt) throw new AppError('review/not-found');
    const decisions = decisionsFor(attempt);
    if (decisions.includes(decision)) return attempt;
    if (decisions.length) throw new AppError('review/not-possible');
    throw new AppError(attempt.was_asked ? 'review/decided' : 'review/not-found');
  }

  private carryOut(decision: ReviewDecision, matter: Case): Promise<string | null> {
    switch (decision) {
      case 'accept':
        return this.accept(matter);
      case 'refund':
        return this.giveBack(matter);
      case 'dismiss':
        return this.dismiss(matter);
      case 'settle':
        return this.settleOutside(matter);
    }
  }

  /** The first charge of which nothing was given back counts as the deposit. */
  private async accept(matter: Case): Promise<string> {
    const { tx, actor, attempt, standing, quoteIds, at } = matter;
    const { deposit_id: depositId, merchant_code } = attempt;
    const [counted, ...others] = (standing.charges ?? []).filter(
      ({ amount, left }) => amount > 0 && left === amount,
    );
    const { checkout } = standing;
    const isTaken = (await tx.run(findOtherPaid, [quoteIds, depositId])).length > 0;
    if (!counted || !checkout || checkout.merchantCode !== merchant_code || isTaken) {
      throw new AppError('review/not-possible');
    }
    const amount = toPounds(counted.amount);
    await this.move(matter, 'paid', counted, attempt.checkout_id ?? checkout.id);
    // Whoever takes the money for a top that was declined takes the order on.
    await setStatusOfOrders(tx, actor, quoteIds, { from: ['declined'], status: 'approved', at });
    const paid: AttemptRow = { ...attempt, state: 'paid' };
    await recordTransition(tx, paid, null, quoteIds, at);
    await syncCallTasks(tx, quoteIds, at);
    if (others.length) await askForReview(tx, paid, 'charged-besides', at);
    return amount;
  }

  /** Everything that was charged goes back; of a paid attempt, what was charged besides the deposit. */
  private async giveBack({ tx, actor, attempt, standing, quoteIds, reason, at }: Case): Promise<string> {
    const { id: attemptId, deposit_id: depositId, state } = attempt;
    const { charges } = standing;
    const counts = countedCharge(attempt);
    if (!charges || (state === 'paid' && !counts)) throw new AppError('review/not-possible');
    const back = charges.filter(({ charge, left }) => left > 0 && charge.id !== counts);
    if (!back.length) throw new AppError('review/not-possible');
    if (state === 'review') {
      const charged = toPounds(sumPence(charges.map(({ amount }) => amount)));
      await tx.run(writeCharged, [attemptId, charged, 'GBP', back[0]?.charge.id]);
    }
    for (const { charge, amount, left } of back) {
      await reserveRefund(tx, actor, {
        depositId,
        attemptId,
        transactionId: charge.id,
        charged: toPounds(amount),
        amount: left,
        reason,
        isOfDeposit: false,
        key: randomId(),
        hash: '',
        quoteIds,
        at,
      });
    }
    return toPounds(sumPence(back.map(({ left }) => left)));
  }

  /** Only where nothing is left with us that the provider shows. */
  private async dismiss(matter: Case): Promise<null> {
    const { tx, actor, attempt, standing, at } = matter;
    const { charges, checkout } = standing;
    const counts = countedCharge(attempt);
    const isPlain = checkout === null || charges !== null;
    const isLeft = (charges ?? []).some(({ charge, left }) => left > 0 && charge.id !== counts);
    if (!isPlain) throw new AppError('review/not-possible');
    if (isLeft) throw new AppError('review/charge-left');
    await enterReturn(tx, attempt.id, { counted: counts, means: 'card-online', by: actor.userId, at });
    if (attempt.state !== 'review') return null;
    const transactions = checkout?.transactions ?? [];
    // Called paid without a word about any payment, its list may lag behind.
    if (checkout?.state === 'paid' && !transactions.length) throw new AppError('review/not-possible');
    const wasReturned = Boolean(charges?.length) || transactions.some((each) => each.state === 'refunded');
    await this.move(matter, wasReturned ? 'returned' : 'closed');
    return null;
  }

  /** What was under review is with us no longer; a page that nobody can ask about is over. */
  private async settleOutside(matter: Case): Promise<null> {
    const { tx, actor, attempt, at } = matter;
    const { id, state } = attempt;
    await enterReturn(tx, id, { counted: countedCharge(attempt), means: 'other', by: actor.userId, at });
    if (state === 'review') await this.move(matter, 'returned');
    else if (isLive(state)) await this.move(matter, 'closed');
    return null;
  }

  private async move(
    { tx, attempt, at }: Case,
    to: 'paid' | 'returned' | 'closed',
    counted: ProviderCharge | null = null,
    checkoutId: string | null = null,
  ): Promise<void> {
    if (!mayBeDecided(attempt.state, to) && !canTransition(attempt.state, to))
      throw new AppError('review/decided');
    // A page that was closed may have been paid at the last moment, as any other.
    const looked = { state: to, settled_at: attempt.settled_at ?? at, isAnswered: true };
    await tx.run(writeDecision, [
      attempt.id,
      to,
      checkoutId,
      counted?.charge.id ?? null,
      counted?.charge.code ?? null,
      counted && toPounds(counted.amount),
      counted && 'GBP',
      nextPollAt({ ...attempt, ...looked }, at, this.config.backgroundTimeScale),
      at,
    ]);
    if (to === 'paid') await joinPlacedOrder(tx, attempt.deposit_id, { counts: true, at });
    await refreshDeposit(tx, attempt.deposit_id, at);
  }

  /** What is dismissed must not be paid afterwards. @returns whether there was a page that might still take a card */
  private async close(attempt: Judged, { checkout }: ProviderState): Promise<boolean> {
    if (isLive(attempt.state)) {
      if ((await this.closing.close(attempt.id)) !== 'over') throw new AppError('review/not-possible');
      return true;
    }
    if (checkout?.state === 'unknown') throw new AppError('review/not-possible');
    if (checkout?.state !== 'pending' && checkout?.state !== 'failed') return false;
    const [row] = await this.statements.run<AttemptRow>(readAttempt, [attempt.id]);
    if (!row || (await this.closing.deactivate(row, checkout.id)) !== 'over') {
      throw new AppError('review/not-possible');
    }
    return true;
  }
}

/** A payment's own record tells of refunds alone; what banks took back the nightly comparison has entered. */
async function lessChargebacks(
  tx: Transaction,
  attemptId: string,
  { checkout, charges }: ProviderState,
): Promise<ProviderState> {
  const rows = await tx.run<{ transaction_id: string; pence: string }>(sumChargebacks, [attemptId]);
  const backOf = new Map(rows.map((row) => [row.transaction_id, Number(row.pence)]));
  const standing = charges?.map((each) => ({
    ...each,
    left: pence(Math.max(0, each.left - (backOf.get(each.charge.id) ?? 0))),
  }));
  return { checkout, charges: standing ?? null };
}

async function enterStanding({ tx, actor, attempt, standing, at }: Case): Promise<void> {
  const charges = standing.charges ?? [];
  await enterBooks(tx, attempt, charges, at);
  const besides = charges.filter(({ charge }) => charge.id !== countedCharge(attempt));
  await enterGivenBack(tx, attempt.id, besides, { by: actor.userId, at });
}

const countedCharge = ({ state, transaction_id }: AttemptRow) => (state === 'paid' ? transaction_id : null);
