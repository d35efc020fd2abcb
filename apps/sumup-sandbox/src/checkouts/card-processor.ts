import { randomBytes, randomUUID } from 'node:crypto';
import { findKind, type FaultRegistry } from '../faults/fault-registry';
import type { CheckoutRecord, TransactionRecord } from '../state/records';
import type { SandboxStore } from '../state/sandbox-store';
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries';
import { canTakeCard, isConfirming, statusOf } from './checkout-status';
import { declinedPence, findTestCard, type TestCard } from './test-cards';

type PayResult = 'paid' | 'declined' | 'already-paid' | 'expired' | 'asks-bank';

/**
 * Charges cards. Each step reads and writes without an await in between, so that of two simultaneous submissions the
 * second sees the first.
 */
export class CardProcessor {
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly store: SandboxStore,
    private readonly faults: FaultRegistry,
    private readonly deliveries: WebhookDeliveries,
  ) {}

  /** A customer sends a card. */
  submit(checkout: CheckoutRecord, card: TestCard): PayResult {
    if (statusOf(checkout, this.store) === 'PAID') return 'already-paid';
    if (!canTakeCard(checkout, this.store)) return 'expired';
    if (isConfirming(checkout, this.store)) return 'asks-bank';
    if (card.behaviour === 'asks-bank') {
      checkout.confirmation = { beganMachineMs: this.store.machineMs, card: card.number };
      this.store.commitCheckout(checkout);
      return 'asks-bank';
    }
    return this.charge(checkout, card, card.behaviour === 'pays');
  }

  /** The customer answers the bank's 3-D Secure question. */
  answerBank(checkout: CheckoutRecord, isConfirmed: boolean): PayResult {
    const card = findTestCard(checkout.confirmation?.card ?? '');
    if (card && isConfirming(checkout, this.store)) return this.charge(checkout, card, isConfirmed);
    if (statusOf(checkout, this.store) === 'PAID') return 'already-paid';
    return canTakeCard(checkout, this.store) ? 'declined' : 'expired';
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private charge(checkout: CheckoutRecord, card: TestCard, isGood: boolean): PayResult {
    const faults = this.faults.meet('charge', checkout.reference);
    delete checkout.confirmation;
    const atDeadline = findKind(faults, 'pending-at-deadline');
    const isPaid = isGood && !declinedPence.has(checkout.amountPence);
    if (isPaid && atDeadline) {
      this.lapseWhilePending(checkout, card, atDeadline.seconds);
      return 'expired';
    }
    checkout.transactions.push(this.toTransaction(card, isPaid ? 'SUCCESSFUL' : 'FAILED'));
    if (isPaid && findKind(faults, 'second-charge'))
      checkout.transactions.push({ ...this.toTransaction(card, 'SUCCESSFUL'), isInjected: true });
    this.deliveries.commit(checkout);
    return isPaid ? 'paid' : 'declined';
  }

  /** The page expires while a card is being charged; the charge succeeds all the same. */
  private lapseWhilePending(checkout: CheckoutRecord, card: TestCard, seconds: number): void {
    const transaction = this.toTransaction(card, 'PENDING');
    checkout.transactions.push(transaction);
    checkout.isEnded = true;
    this.store.commitCheckout(checkout);
    const succeed = () => {
      transaction.status = 'SUCCESSFUL';
      this.deliveries.commit(checkout);
    };
    this.timers.add(setTimeout(succeed, this.store.scaled(seconds * 1_000)));
  }

  private toTransaction(card: TestCard, status: TransactionRecord['status']): TransactionRecord {
    return {
      id: randomUUID(),
      code: `T${randomBytes(5).toString('hex').toUpperCase().slice(1)}`,
      status,
      atMs: this.store.nowMs,
      machineMs: this.store.machineMs,
      cardEnd: card.number.slice(-4),
      cardType: card.type,
      isInjected: false,
      refunds: [],
      chargebacks: [],
    };
  }
}
