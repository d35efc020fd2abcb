import { randomUUID } from 'node:crypto';
import { pence, sumPence, type Pence } from '@app/pricing';
import { dateOf, londonDateOf, londonDayOf, weekdayOf } from '../../platform/clock/london-day';
import {
  CardPayments,
  type Checkout,
  type CheckoutTransaction,
  type CreateResult,
  type DeactivateResult,
  type HistoryEntry,
  type FindResult,
  type HistoryResult,
  type PayoutEntry,
  type PayoutsResult,
  type MerchantResult,
  type InconclusiveResult,
  type ReadResult,
  type RefundResult,
  type TransactionRecord,
  type TransactionResult,
  type CheckoutRequest,
} from '../provider/card-payments';

type Operation =
  | 'create'
  | 'read'
  | 'find'
  | 'deactivate'
  | 'refund'
  | 'transaction'
  | 'history'
  | 'payouts'
  | 'merchant';

interface Fault {
  on: Operation | 'any';
  /** If set, the fault only affects calls with this id or reference. */
  of?: string;
  response: InconclusiveResult | Promise<InconclusiveResult>;
  /** Whether the call has its effect although its response is lost. */
  isWorkDone: boolean;
  remainingCalls: number;
}

type Refund = TransactionRecord['refunds'][number];

const unavailable: InconclusiveResult = { kind: 'unavailable', reason: 'the fake is unavailable' };
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const operationsWithId: readonly Operation[] = ['read', 'deactivate', 'refund', 'transaction'];
/** The provider's fee as a part of a charge. */
const feeRate = 0.025;
const firstAccount = 'MCFAKE01';
const codeOf = (id: string) => `T${id.slice(0, 9).toUpperCase()}`;

/**
 * A card provider in memory. Methods simulate the actions of customers (`pay`, `decline`, …) and faults (`beUnavailable`,
 * `loseResponses`, …). `charges` returns how often each checkout was charged. Tests identify a checkout by its reference.
 */
export class FakeCardPayments extends CardPayments {
  merchantCode = firstAccount;
  /** Oldest first, including failed calls. */
  readonly calls: { operation: Operation; of: string }[] = [];
  private readonly checkouts: Checkout[] = [];
  private readonly refunds = new Map<string, Refund[]>();
  /** If set, only these refunds are listed; later ones are hidden. */
  private shownRefunds: Map<string, Refund[]> | undefined;
  /** Times of charges (by id) and of refunds. */
  private readonly times = new Map<string | Refund, Date>();
  private readonly outsideTransactions: HistoryEntry[] = [];
  /** Payouts in addition to those that follow from the history. */
  readonly addedPayouts: PayoutEntry[] = [];
  private readonly payoutIds = new Map<string, string>();
  private refundState: Refund['state'] = 'refunded';
  private readonly checkoutsInConfirmation = new Set<string>();
  private readonly distortions = new Map<string, (checkout: Checkout) => Checkout>();
  private faults: Fault[] = [];

  constructor(
    private readonly now: () => Date = () => new Date(),
    private readonly pageOrigin = 'https://checkout.sumup.com',
  ) {
    super();
  }

  // Customers

  /** @throws Error if the checkout is expired or paid */
  pay(reference: string): void {
    const checkout = this.getOpenCheckout(reference);
    this.addTransaction(checkout, 'successful');
    checkout.state = 'paid';
    this.checkoutsInConfirmation.delete(checkout.id);
  }

  decline(reference: string): void {
    const checkout = this.getOpenCheckout(reference);
    this.addTransaction(checkout, 'failed');
    checkout.state = 'failed';
  }

  /** The bank asks the payer for confirmation. Until then the checkout cannot be deactivated. */
  beginConfirmation(reference: string): void {
    this.checkoutsInConfirmation.add(this.getOpenCheckout(reference).id);
  }

  /** The page expires while the bank waits for confirmation. */
  expireDuringConfirmation(reference: string): void {
    const checkout = this.getOpenCheckout(reference);
    this.checkoutsInConfirmation.add(checkout.id);
    this.addTransaction(checkout, 'pending');
    checkout.state = 'expired';
  }

  /** The customer confirms, and the card is charged. */
  endConfirmation(reference: string): void {
    const checkout = this.find(reference);
    this.checkoutsInConfirmation.delete(checkout.id);
    for (const each of checkout.transactions) if (each.state === 'pending') each.state = 'successful';
    checkout.state = 'paid';
  }

  expire(reference: string): void {
    this.getOpenCheckout(reference).state = 'expired';
  }

  // Faults

  /** Calls have no effect and no response until `recover`. */
  beUnavailable(on: Operation | 'any' = 'any', times = Infinity): void {
    this.respondWith(unavailable, on, times);
  }

  /** Calls get this response and have no effect. */
  respondWith(response: InconclusiveResult, on: Operation | 'any' = 'any', times = Infinity): void {
    this.faults.push({ on, response, isWorkDone: false, remainingCalls: times });
  }

  /** Calls have their effect, but their response is lost. */
  loseResponses(on: Operation | 'any', times = 1): void {
    this.faults.push({ on, response: unavailable, isWorkDone: true, remainingCalls: times });
  }

  /** One call has its effect, then waits until it is released, and its response is lost. */
  hang(on: Operation, of?: string): { release: () => void } {
    let release = () => {};
    const response = new Promise<InconclusiveResult>((resolve) => (release = () => resolve(unavailable)));
    this.faults.push({ on, of, response, isWorkDone: true, remainingCalls: 1 });
    return { release };
  }

  /** From now on this checkout is returned with these changes, such as another amount or merchant. */
  distort(reference: string, wrong: Partial<Checkout> | ((checkout: Checkout) => Checkout)): void {
    const change = typeof wrong === 'function' ? wrong : (checkout: Checkout) => ({ ...checkout, ...wrong });
    this.distortions.set(reference, change);
  }

  /** Adds a second charge to a checkout, which should never happen. */
  chargeAgain(reference: string): void {
    this.addTransaction(this.find(reference), 'successful');
  }

  /** From now on refunds are carried out, but not listed. */
  hideRefunds(): void {
    this.shownRefunds = new Map(this.refunds);
  }

  /** Sets the state of later refunds, and of those that are pending. */
  setRefundState(state: Refund['state']): void {
    this.refundState = state;
    for (const [id, refunds] of this.refunds) {
      const ended = refunds.map((refund) => (refund.state === 'pending' ? { ...refund, state } : refund));
      this.refunds.set(id, ended);
    }
  }

  /** Adds a refund that was made on the provider's own pages. */
  refundOutside(reference: string, amount: Pence): void {
    this.addRefund(this.chargeOf(reference).id, { amount, state: 'refunded' });
  }

  /** Adds a transaction that was made without the shop. */
  addOutsideTransaction(entry: Partial<HistoryEntry> & Pick<HistoryEntry, 'kind' | 'amount'>): HistoryEntry {
    const id = randomUUID();
    const transaction: HistoryEntry = {
      historyItemId: id,
      transactionId: id,
      transactionCode: codeOf(id),
      at: this.now(),
      method: 'card-online',
      ...entry,
    };
    this.outsideTransactions.push(transaction);
    return transaction;
  }

  chargeBack(reference: string, amount: Pence): HistoryEntry {
    const { id: transactionId, code: transactionCode } = this.chargeOf(reference);
    return this.addOutsideTransaction({ kind: 'chargeback', amount, transactionId, transactionCode });
  }

  /** From now on the shop uses another account, which does not know earlier checkouts. */
  changeAccount(): void {
    this.merchantCode = 'MCFAKE02';
  }

  /** Everything works again. */
  recover(): void {
    this.shownRefunds = undefined;
    this.merchantCode = firstAccount;
    this.setRefundState('refunded');
    this.faults = [];
    this.distortions.clear();
  }

  // Assertions

  /** How often each reference was charged, if at all. */
  charges(): Record<string, number> {
    const counts = this.checkouts.map(
      ({ reference, transactions }) =>
        [reference ?? '', transactions.filter(({ state }) => state === 'successful').length] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  /** Refunds of a checkout's charges in pence, without failed ones. */
  refunded(reference: string): number[] {
    return this.find(reference)
      .transactions.flatMap(({ id }) => this.refunds.get(id) ?? [])
      .filter(({ state }) => state !== 'failed')
      .map(({ amount }) => amount ?? 0);
  }

  /** Oldest first, without simulated errors. */
  all(): readonly Checkout[] {
    return this.checkouts.map((checkout) => this.withCurrentState(checkout));
  }

  async getCheckout(id: string | null): Promise<Checkout> {
    const read = await this.readCheckout(id ?? '');
    if (read.kind !== 'ok') throw new Error('the checkout cannot be read');
    return read.checkout;
  }

  // The port

  createCheckout({ reference, amount, validUntil }: CheckoutRequest): Promise<CreateResult> {
    return this.call<CreateResult>('create', reference, () => {
      if (this.checkouts.some((checkout) => checkout.reference === reference)) return { kind: 'duplicate' };
      const id = randomUUID();
      const checkout: Checkout = {
        id,
        reference,
        merchantCode: this.merchantCode,
        currency: 'GBP',
        amount,
        state: 'pending',
        paymentUrl: `${this.pageOrigin}/pay/${id}`,
        validUntil,
        transactions: [],
        evidence: { id, checkout_reference: reference },
      };
      this.checkouts.push(checkout);
      return { kind: 'ok', checkout: this.toResponse(checkout) };
    });
  }

  readCheckout(id: string): Promise<ReadResult> {
    return this.call<ReadResult>('read', id, () => {
      const checkout = this.checkoutsOfAccount().find((candidate) => candidate.id === id);
      return checkout ? { kind: 'ok', checkout: this.toResponse(checkout) } : { kind: 'not-found' };
    });
  }

  findByReference(reference: string): Promise<FindResult> {
    return this.call<FindResult>('find', reference, () => {
      const found = this.checkoutsOfAccount().filter((candidate) => candidate.reference === reference);
      return { kind: 'ok', checkouts: found.map((checkout) => this.toResponse(checkout)) };
    });
  }

  deactivateCheckout(id: string): Promise<DeactivateResult> {
    return this.call<DeactivateResult>('deactivate', id, () => {
      const checkout = this.checkoutsOfAccount().find((candidate) => candidate.id === id);
      if (!checkout) return { kind: 'not-found' };
      if (checkout.state === 'paid') return { kind: 'already-processed' };
      if (this.checkoutsInConfirmation.has(id)) return { kind: 'charge-pending' };
      checkout.state = 'expired';
      return { kind: 'ok' };
    });
  }

  refund(id: string, amount: Pence): Promise<RefundResult> {
    return this.call<RefundResult>('refund', id, () => {
      const transaction = this.transactionOf(id);
      if (!transaction) return { kind: 'not-found' };
      const refunds = (this.refunds.get(id) ?? []).filter(({ state }) => state !== 'failed');
      const chargebacks = this.outsideTransactions.filter(
        (each) => each.kind === 'chargeback' && each.transactionId === id,
      );
      const refundable = (transaction.amount ?? 0) - sumOf(refunds) - sumOf(chargebacks);
      if (transaction.state !== 'successful' || amount <= 0 || amount > refundable)
        return { kind: 'rejected', reason: 'more than can be refunded' };
      this.addRefund(id, { amount, state: this.refundState });
      return { kind: 'accepted' };
    });
  }

  readTransaction(id: string): Promise<TransactionResult> {
    return this.call<TransactionResult>('transaction', id, () => {
      const transaction = this.transactionOf(id);
      if (!transaction) return { kind: 'not-found' };
      const { state, amount, currency } = transaction;
      const refunds = [...((this.shownRefunds ?? this.refunds).get(id) ?? [])];
      return { kind: 'ok', transaction: { id, state, amount, currency, refunds } };
    });
  }

  listTransactions(since: Date, before: Date): Promise<HistoryResult> {
    return this.call<HistoryResult>('history', since.toISOString(), () => ({
      kind: 'ok',
      entries: this.history().filter(({ at }) => at >= since && at < before),
    }));
  }

  listPayouts(from: string, to: string): Promise<PayoutsResult> {
    return this.call<PayoutsResult>('payouts', from, () => ({
      kind: 'ok',
      entries: this.payouts().filter(({ paidOn }) => paidOn >= from && paidOn <= to),
    }));
  }

  checkMerchant(): Promise<MerchantResult> {
    return this.call<MerchantResult>('merchant', this.merchantCode, () => ({ kind: 'ok', currency: 'GBP' }));
  }

  private async call<Result>(
    operation: Operation,
    of: string,
    work: () => Result,
  ): Promise<Result | InconclusiveResult | { kind: 'rejected'; reason: string }> {
    if (operationsWithId.includes(operation) && !idPattern.test(of))
      return { kind: 'rejected', reason: 'not an id of the provider' };
    this.calls.push({ operation, of });
    const fault = this.faults.find(
      (candidate) =>
        candidate.remainingCalls > 0 &&
        (candidate.on === operation || candidate.on === 'any') &&
        (candidate.of ?? of) === of,
    );
    if (fault) fault.remainingCalls -= 1;
    const result = fault?.isWorkDone === false ? undefined : work();
    // Always asynchronous, as a network call is.
    await Promise.resolve();
    return fault || result === undefined ? (fault?.response ?? unavailable) : result;
  }

  /** Every payment and refund, oldest first. */
  private history(): HistoryEntry[] {
    const charges = this.checkouts.flatMap(({ transactions }) => transactions);
    const ownTransactions = charges
      .filter(({ state }) => state === 'successful')
      .flatMap(({ id, code, amount }): HistoryEntry[] => {
        const entry = {
          historyItemId: id,
          transactionId: id,
          transactionCode: code,
          method: 'card-online',
        } as const;
        const refunds = (this.refunds.get(id) ?? []).filter(({ state }) => state === 'refunded');
        return [
          { ...entry, kind: 'payment', amount: amount ?? pence(0), at: this.timeOf(id) },
          ...refunds.map((refund, index) => ({
            ...entry,
            kind: 'refund' as const,
            historyItemId: `${id}-${index}`,
            at: this.timeOf(refund),
            amount: refund.amount ?? pence(0),
          })),
        ];
      });
    return [...ownTransactions, ...this.outsideTransactions].sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Each online payment and refund is paid out on the next working day. Also contains `addedPayouts`. */
  private payouts(): PayoutEntry[] {
    const today = londonDateOf(this.now());
    const ofHistory = this.history()
      .filter(({ method }) => method !== 'cash')
      .map(({ kind, historyItemId, transactionCode, amount, at }): PayoutEntry => {
        const fee = kind === 'payment' ? pence(Math.round(amount * feeRate)) : pence(0);
        const paidOn = nextWorkingDay(at);
        return {
          id: this.payoutIdOf(historyItemId),
          kind: kind === 'payment' ? 'payout' : kind,
          isFailed: false,
          amount: pence(amount - fee),
          fee,
          paidOn,
          reference: kind === 'payment' ? `SUMUP PID${paidOn.replaceAll('-', '')} PAYOUT` : transactionCode,
          transactionCode,
        };
      });
    return [...ofHistory, ...this.addedPayouts]
      .filter(({ paidOn }) => paidOn <= today)
      .sort((one, other) => one.paidOn.localeCompare(other.paidOn));
  }

  private payoutIdOf(historyItemId: string): string {
    const id = this.payoutIds.get(historyItemId) ?? String(this.payoutIds.size + 1_000);
    this.payoutIds.set(historyItemId, id);
    return id;
  }

  private timeOf(movement: string | Refund): Date {
    return this.times.get(movement) ?? this.now();
  }

  private chargeOf(reference: string): CheckoutTransaction {
    const charge = this.find(reference).transactions.find(({ state }) => state === 'successful');
    if (!charge) throw new Error(`nobody was charged for ${reference}`);
    return charge;
  }

  private toResponse(checkout: Checkout): Checkout {
    const { transactions, ...rest } = this.withCurrentState(checkout);
    const copy = { ...rest, transactions: transactions.map((transaction) => ({ ...transaction })) };
    return this.distortions.get(checkout.reference ?? '')?.(copy) ?? copy;
  }

  private withCurrentState(checkout: Checkout): Checkout {
    const isExpired = checkout.validUntil !== null && checkout.validUntil <= this.now();
    if (isExpired && checkout.state !== 'paid' && !this.checkoutsInConfirmation.has(checkout.id))
      checkout.state = 'expired';
    return checkout;
  }

  private checkoutsOfAccount(): Checkout[] {
    return this.checkouts.filter(({ merchantCode }) => merchantCode === this.merchantCode);
  }

  private find(reference: string): Checkout {
    const checkout = this.checkouts.find((candidate) => candidate.reference === reference);
    if (!checkout) throw new Error(`there is no checkout ${reference}`);
    return this.withCurrentState(checkout);
  }

  private getOpenCheckout(reference: string): Checkout {
    const checkout = this.find(reference);
    if (checkout.state === 'paid' || checkout.state === 'expired')
      throw new Error(`the checkout ${reference} is ${checkout.state}: its page takes no card`);
    return checkout;
  }

  private addTransaction(checkout: Checkout, state: CheckoutTransaction['state']): void {
    const id = randomUUID();
    const { amount, currency } = checkout;
    this.times.set(id, this.now());
    checkout.transactions.push({ id, code: codeOf(id), state, amount, currency });
  }

  private addRefund(id: string, refund: Refund): void {
    this.times.set(refund, this.now());
    this.refunds.set(id, [...(this.refunds.get(id) ?? []), refund]);
  }

  private transactionOf(id: string): CheckoutTransaction | undefined {
    return this.checkouts.flatMap(({ transactions }) => transactions).find((entry) => entry.id === id);
  }
}

const nextWorkingDay = (at: Date) => {
  const { day, ...month } = londonDayOf(at);
  const next = { ...month, day: day + 1 };
  const weekday = weekdayOf(next);
  return dateOf({ ...next, day: next.day + (weekday < 5 ? 0 : 7 - weekday) });
};

const sumOf = (entries: readonly { amount: Pence | null }[]): Pence =>
  sumPence(entries.map(({ amount }) => amount ?? pence(0)));
