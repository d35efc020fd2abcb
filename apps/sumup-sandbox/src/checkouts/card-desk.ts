import { endAtOnce, findKind, type FaultBook } from '../faults/fault-book';
import { transactionCodeOf, uuidOf } from '../state/ids';
import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries';
import { canTakeCard, isConfirming, statusOf } from './checkout-status';
import { declinedPence, findTestCard, goodCard, type TestCard } from './test-cards';

export type PayResult = 'paid' | 'declined' | 'already-paid' | 'expired' | 'asks-bank';

type Attempt = Pick<TransactionRecord, 'status'> & { isInjected?: boolean };

/**
 * Where cards are charged. Each step looks and writes without waiting in between, so that of two submissions
 * at the same instant one finds what the other has done.
 */
export class CardDesk {
  private readonly later = new Set<NodeJS.Timeout>();

  constructor(
    private readonly store: SandboxStore,
    private readonly faults: FaultBook,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  /** A customer sends a card. */
  submit(checkout: CheckoutRecord, card: TestCard): PayResult {
    if (statusOf(checkout, this.store) === 'PAID') return 'already-paid';
    if (!canTakeCard(checkout, this.store)) return 'expired';
    if (isConfirming(checkout, this.store)) return 'asks-bank';
    if (card.behaviour === 'asks-bank') {
      const confirmation = { beganMachineMs: this.store.machineMs, card: card.number };
      this.store.commit({ type: 'confirmation-asked', checkoutId: checkout.id, confirmation });
      return 'asks-bank';
    }
    return this.charge(checkout, card, card.behaviour === 'pays');
  }

  /** The customer answers the bank's question. */
  answerBank(checkout: CheckoutRecord, isConfirmed: boolean): PayResult {
    const card = findTestCard(checkout.confirmation?.card ?? '');
    if (card && isConfirming(checkout, this.store)) return this.charge(checkout, card, isConfirmed);
    if (statusOf(checkout, this.store) === 'PAID') return 'already-paid';
    return canTakeCard(checkout, this.store) ? 'declined' : 'expired';
  }

  /** A good card goes through without anybody at the page, for faults that pay behind the shop's back. */
  payLater(checkout: CheckoutRecord, seconds: number): void {
    const card = goodCard;
    const pay = () => {
      if (statusOf(checkout, this.store) !== 'PAID') this.record(checkout, card, [{ status: 'SUCCESSFUL' }]);
    };
    if (seconds === 0) return pay();
    this.after(seconds, pay);
  }

  forgetAll(): void {
    for (const timer of this.later) clearTimeout(timer);
    this.later.clear();
  }

  private after(seconds: number, work: () => void): void {
    const timer = setTimeout(
      () => {
        this.later.delete(timer);
        work();
      },
      this.store.scaled(seconds * 1_000),
    );
    this.later.add(timer);
  }

  private charge(checkout: CheckoutRecord, card: TestCard, isGood: boolean): PayResult {
    const faults = this.faults.meet('charge', checkout.reference);
    const kill = findKind(faults, 'kill');
    if (kill?.work === 'none') endAtOnce();
    const result = this.chargeWith(checkout, card, faults, isGood);
    if (kill) endAtOnce();
    return result;
  }

  private chargeWith(
    checkout: CheckoutRecord,
    card: TestCard,
    faults: ReturnType<FaultBook['meet']>,
    isGood: boolean,
  ): PayResult {
    if (!isGood || declinedPence.has(checkout.amountPence) || findKind(faults, 'decline')) {
      this.record(checkout, card, [{ status: 'FAILED' }]);
      return 'declined';
    }
    const atDeadline = findKind(faults, 'pending-at-deadline');
    if (atDeadline) {
      this.lapseWhilePending(checkout, card, atDeadline.seconds);
      return 'expired';
    }
    const failFirst = findKind(faults, 'fail-then-pay');
    if (failFirst) {
      this.record(checkout, card, [{ status: 'FAILED' }]);
      this.payLater(checkout, failFirst.seconds ?? 0);
      return failFirst.seconds ? 'declined' : 'paid';
    }
    const again = findKind(faults, 'second-charge') !== undefined;
    this.record(checkout, card, [
      { status: 'SUCCESSFUL' },
      ...(again ? [{ status: 'SUCCESSFUL', isInjected: true } as const] : []),
    ]);
    return 'paid';
  }

  /** The page closes over a card that is being charged; the money comes all the same. */
  private lapseWhilePending(checkout: CheckoutRecord, card: TestCard, seconds: number): void {
    this.record(checkout, card, [{ status: 'PENDING' }]);
    this.store.commit({ type: 'checkout-ended', checkoutId: checkout.id });
    this.after(seconds, () => {
      const webhooks = this.deliveries.plan(checkout, 'PAID');
      this.store.commit(
        { type: 'card-charged', checkoutId: checkout.id },
        ...webhooks.map((webhook) => ({ type: 'webhook', webhook }) as const),
      );
      this.deliveries.schedule(webhooks);
    });
  }

  /** The transactions and the news of them are one entry in the journal: neither is lost without the other. */
  private record(checkout: CheckoutRecord, card: TestCard, attempts: readonly Attempt[]): void {
    const { seed } = this.store.state.settings;
    const transactions = attempts.map(({ status, isInjected = false }, index): TransactionRecord => {
      const ordinal = checkout.transactions.length + index + 1;
      return {
        id: uuidOf(seed, 'transaction', checkout.id, ordinal),
        code: transactionCodeOf(seed, checkout.id, ordinal),
        status,
        atMs: this.store.nowMs,
        machineMs: this.store.machineMs,
        cardEnd: card.number.slice(-4),
        cardType: card.type,
        isInjected,
        refunds: [],
      };
    });
    const isPaid = attempts.some(({ status }) => status === 'SUCCESSFUL');
    const webhooks = this.deliveries.plan(checkout, isPaid ? 'PAID' : 'FAILED');
    this.store.commit(
      { type: 'card-tried', checkoutId: checkout.id, transactions },
      ...webhooks.map((webhook) => ({ type: 'webhook', webhook }) as const),
    );
    this.deliveries.schedule(webhooks);
  }
}
