import type { FaultRecord } from '../faults/fault';
import type { SandboxEvent } from './events';
import type {
  CallRecord,
  CheckoutRecord,
  Operation,
  Settings,
  TakingRecord,
  TransactionRecord,
  WebhookRecord,
} from './records';

/** More calls than a simulated day makes; a demo that runs for weeks forgets the oldest. */
const callsKept = 100_000;
/** Forgotten in one go now and then: shortening a long list at each call would be slow. */
const callsAtMost = 110_000;

/** Everything the sandbox knows: the sum of the journal's events. Only `apply` changes it. */
export class SandboxState {
  readonly checkouts = new Map<string, CheckoutRecord>();
  readonly byReference = new Map<string, CheckoutRecord>();
  readonly byPage = new Map<string, CheckoutRecord>();
  readonly byTransaction = new Map<string, CheckoutRecord>();
  readonly takings: TakingRecord[] = [];
  readonly webhooks = new Map<string, WebhookRecord>();
  readonly faults = new Map<string, FaultRecord>();
  readonly callNumbers = new Map<Operation, number>();
  calls: CallRecord[] = [];
  forgottenCalls = 0;
  faultsMade = 0;

  constructor(
    private readonly initial: Settings,
    /** What tests have changed; the rest is as the process was started. */
    public changes: Partial<Settings> = {},
  ) {}

  get settings(): Settings {
    return { ...this.initial, ...this.changes };
  }

  apply(event: SandboxEvent): void {
    switch (event.type) {
      case 'checkout-created':
        return this.add(event.checkout);
      case 'confirmation-asked':
        this.checkout(event.checkoutId).confirmation = event.confirmation;
        return;
      case 'card-tried': {
        const checkout = this.checkout(event.checkoutId);
        delete checkout.confirmation;
        checkout.transactions.push(...event.transactions);
        for (const { id } of event.transactions) this.byTransaction.set(id, checkout);
        return;
      }
      case 'card-charged':
        for (const each of this.checkout(event.checkoutId).transactions) {
          if (each.status === 'PENDING') each.status = 'SUCCESSFUL';
        }
        return;
      case 'checkout-ended':
        this.checkout(event.checkoutId).isEnded = true;
        return;
      case 'refunded':
        this.transaction(event)?.refunds.push(event.refund);
        return;
      case 'charged-back': {
        const transaction = this.transaction(event);
        if (transaction) transaction.chargebacks = [...(transaction.chargebacks ?? []), event.chargeback];
        return;
      }
      case 'taken':
        this.takings.push(event.taking);
        return;
      case 'webhook':
        this.webhooks.set(event.webhook.id, event.webhook);
        return;
      case 'call-received':
        return this.count(event.call);
      case 'call-ended':
        Object.assign(this.findCall(event.number) ?? {}, { outcome: event.outcome, faults: event.faults });
        return;
      case 'calls-forgotten':
        this.forgottenCalls += event.count;
        for (const [operation, number] of Object.entries(event.numbers))
          this.callNumbers.set(operation as Operation, number);
        return;
      case 'fault':
        this.faults.set(event.fault.id, event.fault);
        return;
      case 'fault-removed':
        this.faults.delete(event.id);
        return;
      case 'faults-numbered':
        this.faultsMade = event.made;
        return;
      case 'settings-changed':
        this.changes = event.changes;
        return;
    }
  }

  /** The fewest events that lead here, for a journal that begins anew. */
  toEvents(): SandboxEvent[] {
    const numbers = Object.fromEntries(this.callNumbers);
    return [
      { type: 'settings-changed', changes: this.changes },
      { type: 'faults-numbered', made: this.faultsMade },
      ...[...this.checkouts.values()].map((checkout) => ({ type: 'checkout-created', checkout }) as const),
      ...this.takings.map((taking) => ({ type: 'taken', taking }) as const),
      ...[...this.webhooks.values()].map((webhook) => ({ type: 'webhook', webhook }) as const),
      ...[...this.faults.values()].map((fault) => ({ type: 'fault', fault }) as const),
      { type: 'calls-forgotten', count: this.forgottenCalls, numbers },
      ...this.calls.map((call) => ({ type: 'call-received', call }) as const),
    ];
  }

  findCall(number: number): CallRecord | undefined {
    return this.calls[number - 1 - this.forgottenCalls];
  }

  private add(checkout: CheckoutRecord): void {
    this.checkouts.set(checkout.id, checkout);
    this.byReference.set(checkout.reference, checkout);
    this.byPage.set(checkout.pageId, checkout);
    for (const { id } of checkout.transactions) this.byTransaction.set(id, checkout);
  }

  private count(call: CallRecord): void {
    this.calls.push(call);
    this.callNumbers.set(call.operation, call.operationNumber);
    if (this.calls.length < callsAtMost) return;
    const tooMany = this.calls.length - callsKept;
    this.calls = this.calls.slice(tooMany);
    this.forgottenCalls += tooMany;
  }

  private transaction(of: { checkoutId: string; transactionId: string }): TransactionRecord | undefined {
    return this.checkout(of.checkoutId).transactions.find(({ id }) => id === of.transactionId);
  }

  private checkout(id: string): CheckoutRecord {
    const checkout = this.checkouts.get(id);
    if (!checkout) throw new Error(`The journal speaks of a checkout ${id} that was never created.`);
    return checkout;
  }
}
