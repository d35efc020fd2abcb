import { randomUUID } from 'node:crypto';
import { pence, sumPence, type Pence } from '@app/pricing';
import {
  CardPayments,
  type Checkout,
  type CheckoutTransaction,
  type CreateResult,
  type DeactivateResult,
  type HistoryEntry,
  type FindResult,
  type HistoryResult,
  type MerchantResult,
  type NoAnswer,
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
  | 'merchant';

interface Trouble {
  on: Operation | 'any';
  /** Only for this id or reference. */
  of?: string;
  answer: NoAnswer | Promise<NoAnswer>;
  /** Whether the call has its effect nevertheless. */
  isWorkDone: boolean;
  left: number;
}

type Refund = TransactionRecord['refunds'][number];

const unavailable: NoAnswer = { kind: 'unavailable', reason: 'the fake is set to be away' };
const idPattern = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const namesId: readonly Operation[] = ['read', 'deactivate', 'refund', 'transaction'];
const firstAccount = 'MCFAKE01';
const codeOf = (id: string) => `T${id.slice(0, 9).toUpperCase()}`;

/**
 * A card provider in memory. What a customer does is a method (`pay`, `decline`, …), what goes wrong is another
 * (`beUnavailable`, `loseAnswers`, …), and `charges` is the oracle of who was charged how often. Checkouts are
 * named by the caller's reference.
 */
export class FakeCardPayments extends CardPayments {
  merchantCode = firstAccount;
  /** Oldest first, with failed calls. */
  readonly calls: { operation: Operation; of: string }[] = [];
  private readonly checkouts: Checkout[] = [];
  private readonly refunds = new Map<string, Refund[]>();
  /** What is read while refunds are hidden. */
  private shownRefunds: Map<string, Refund[]> | undefined;
  /** When charges, by their ids, and refunds were made. */
  private readonly times = new Map<string | Refund, Date>();
  private readonly outside: HistoryEntry[] = [];
  private refundState: Refund['state'] = 'refunded';
  private readonly underWay = new Set<string>();
  private readonly distortions = new Map<string, (checkout: Checkout) => Checkout>();
  private troubles: Trouble[] = [];

  constructor(
    private readonly now: () => Date = () => new Date(),
    private readonly pageOrigin = 'https://checkout.sumup.com',
  ) {
    super();
  }

  // What customers do

  /** An expired or paid checkout takes no card. */
  pay(reference: string): void {
    const checkout = this.open(reference);
    this.addTransaction(checkout, 'successful');
    checkout.state = 'paid';
    this.underWay.delete(checkout.id);
  }

  decline(reference: string): void {
    const checkout = this.open(reference);
    this.addTransaction(checkout, 'failed');
    checkout.state = 'failed';
  }

  /** The bank asks for confirmation: meanwhile the checkout cannot be closed. */
  beginConfirmation(reference: string): void {
    this.underWay.add(this.open(reference).id);
  }

  /** The page closes while the bank is still asking. */
  lapseDuringConfirmation(reference: string): void {
    const checkout = this.open(reference);
    this.underWay.add(checkout.id);
    this.addTransaction(checkout, 'pending');
    checkout.state = 'expired';
  }

  /** The customer has confirmed: the card is charged. */
  endConfirmation(reference: string): void {
    const checkout = this.find(reference);
    this.underWay.delete(checkout.id);
    for (const each of checkout.transactions) if (each.state === 'pending') each.state = 'successful';
    checkout.state = 'paid';
  }

  expire(reference: string): void {
    this.open(reference).state = 'expired';
  }

  // What goes wrong

  /** Until `recover`, no call has an effect or an answer. */
  beUnavailable(on: Operation | 'any' = 'any', times = Infinity): void {
    this.answerWith(unavailable, on, times);
  }

  /** Calls get this answer and have no effect. */
  answerWith(answer: NoAnswer, on: Operation | 'any' = 'any', times = Infinity): void {
    this.troubles.push({ on, answer, isWorkDone: false, left: times });
  }

  /** Calls have their effect, but no answer. */
  loseAnswers(on: Operation | 'any', times = 1): void {
    this.troubles.push({ on, answer: unavailable, isWorkDone: true, left: times });
  }

  /** One call has its effect, waits until it is released, and gets no answer. */
  hang(on: Operation, of?: string): { letGo: () => void } {
    let letGo = () => {};
    const answer = new Promise<NoAnswer>((resolve) => (letGo = () => resolve(unavailable)));
    this.troubles.push({ on, of, answer, isWorkDone: true, left: 1 });
    return { letGo };
  }

  /** Reads of this checkout are wrong from now on: another amount, another merchant, … */
  distort(reference: string, wrong: Partial<Checkout> | ((checkout: Checkout) => Checkout)): void {
    const change = typeof wrong === 'function' ? wrong : (checkout: Checkout) => ({ ...checkout, ...wrong });
    this.distortions.set(reference, change);
  }

  /** Two charges on one checkout, which should never happen. */
  chargeAgain(reference: string): void {
    this.addTransaction(this.find(reference), 'successful');
  }

  /** From now on refunds are carried out but not listed. */
  hideRefunds(): void {
    this.shownRefunds = new Map(this.refunds);
  }

  /** How refunds end from now on; also those under way. */
  takeRefundsAs(state: Refund['state']): void {
    this.refundState = state;
    for (const [id, refunds] of this.refunds) {
      const ended = refunds.map((refund) => (refund.state === 'pending' ? { ...refund, state } : refund));
      this.refunds.set(id, ended);
    }
  }

  /** A refund on the provider's own pages. */
  giveBackElsewhere(reference: string, amount: Pence): void {
    this.addRefund(this.chargeOf(reference).id, { amount, state: 'refunded' });
  }

  /** A transaction that the shop has no part in. */
  moveOutside(entry: Partial<HistoryEntry> & Pick<HistoryEntry, 'kind' | 'amount'>): HistoryEntry {
    const id = randomUUID();
    const moved: HistoryEntry = {
      lineId: id,
      transactionId: id,
      transactionCode: codeOf(id),
      at: this.now(),
      method: 'card-online',
      ...entry,
    };
    this.outside.push(moved);
    return moved;
  }

  chargeBack(reference: string, amount: Pence): HistoryEntry {
    const { id: transactionId, code: transactionCode } = this.chargeOf(reference);
    return this.moveOutside({ kind: 'chargeback', amount, transactionId, transactionCode });
  }

  /** The shop uses another account from now on, which does not know earlier checkouts. */
  changeAccount(): void {
    this.merchantCode = 'MCFAKE02';
  }

  /** Everything works again. */
  recover(): void {
    this.shownRefunds = undefined;
    this.merchantCode = firstAccount;
    this.takeRefundsAs('refunded');
    this.troubles = [];
    this.distortions.clear();
  }

  // What can be seen

  /** How often each reference was charged, if at all. */
  charges(): Record<string, number> {
    const counts = this.checkouts.map(
      ({ reference, transactions }) =>
        [reference ?? '', transactions.filter(({ state }) => state === 'successful').length] as const,
    );
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  /** Refunds of a reference's charges, in pence, without refused ones. */
  refunded(reference: string): number[] {
    return this.find(reference)
      .transactions.flatMap(({ id }) => this.refunds.get(id) ?? [])
      .filter(({ state }) => state !== 'failed')
      .map(({ amount }) => amount ?? 0);
  }

  /** Oldest first, without simulated errors. */
  all(): readonly Checkout[] {
    return this.checkouts.map((checkout) => this.lapsed(checkout));
  }

  async mustRead(id: string | null): Promise<Checkout> {
    const read = await this.readCheckout(id ?? '');
    if (read.kind !== 'ok') throw new Error('the fake does not answer');
    return read.checkout;
  }

  // The port

  createCheckout({ reference, amount, validUntil }: CheckoutRequest): Promise<CreateResult> {
    return this.call<CreateResult>('create', reference, () => {
      if (this.checkouts.some((known) => known.reference === reference)) return { kind: 'duplicate' };
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
      return { kind: 'ok', checkout: this.withChanges(checkout) };
    });
  }

  readCheckout(id: string): Promise<ReadResult> {
    return this.call<ReadResult>('read', id, () => {
      const checkout = this.known().find((candidate) => candidate.id === id);
      return checkout ? { kind: 'ok', checkout: this.withChanges(checkout) } : { kind: 'not-found' };
    });
  }

  findByReference(reference: string): Promise<FindResult> {
    return this.call<FindResult>('find', reference, () => {
      const found = this.known().filter((candidate) => candidate.reference === reference);
      return { kind: 'ok', checkouts: found.map((checkout) => this.withChanges(checkout)) };
    });
  }

  deactivateCheckout(id: string): Promise<DeactivateResult> {
    return this.call<DeactivateResult>('deactivate', id, () => {
      const checkout = this.known().find((candidate) => candidate.id === id);
      if (!checkout) return { kind: 'not-found' };
      if (checkout.state === 'paid') return { kind: 'processed' };
      if (this.underWay.has(id)) return { kind: 'under-way' };
      checkout.state = 'expired';
      return { kind: 'ok' };
    });
  }

  refund(id: string, amount: Pence): Promise<RefundResult> {
    return this.call<RefundResult>('refund', id, () => {
      const transaction = this.transactionOf(id);
      if (!transaction) return { kind: 'not-found' };
      const given = (this.refunds.get(id) ?? []).filter(({ state }) => state !== 'failed');
      const taken = this.outside.filter((each) => each.kind === 'chargeback' && each.transactionId === id);
      const left = (transaction.amount ?? 0) - sumOf(given) - sumOf(taken);
      if (transaction.state !== 'successful' || amount <= 0 || amount > left)
        return { kind: 'rejected', reason: 'more than there is to give back' };
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

  checkMerchant(): Promise<MerchantResult> {
    return this.call<MerchantResult>('merchant', this.merchantCode, () => ({ kind: 'ok', currency: 'GBP' }));
  }

  private async call<Result>(
    operation: Operation,
    of: string,
    work: () => Result,
  ): Promise<Result | NoAnswer | { kind: 'rejected'; reason: string }> {
    if (namesId.includes(operation) && !idPattern.test(of))
      return { kind: 'rejected', reason: 'not an id of the provider' };
    this.calls.push({ operation, of });
    const trouble = this.troubles.find(
      ({ on, of: whose, left }) => left > 0 && (on === operation || on === 'any') && (whose ?? of) === of,
    );
    if (trouble) trouble.left -= 1;
    const result = trouble?.isWorkDone === false ? undefined : work();
    // Always asynchronous, as a network call is.
    await Promise.resolve();
    return trouble || result === undefined ? (trouble?.answer ?? unavailable) : result;
  }

  /** Every payment and refund, oldest first. */
  private history(): HistoryEntry[] {
    const charges = this.checkouts.flatMap(({ transactions }) => transactions);
    const moved = charges
      .filter(({ state }) => state === 'successful')
      .flatMap(({ id, code, amount }): HistoryEntry[] => {
        const entry = {
          lineId: id,
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
            lineId: `${id}-${index}`,
            at: this.timeOf(refund),
            amount: refund.amount ?? pence(0),
          })),
        ];
      });
    return [...moved, ...this.outside].sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  private timeOf(which: string | Refund): Date {
    return this.times.get(which) ?? this.now();
  }

  private chargeOf(reference: string): CheckoutTransaction {
    const charge = this.find(reference).transactions.find(({ state }) => state === 'successful');
    if (!charge) throw new Error(`nobody was charged for ${reference}`);
    return charge;
  }

  private withChanges(checkout: Checkout): Checkout {
    const { transactions, ...rest } = this.lapsed(checkout);
    const copy = { ...rest, transactions: transactions.map((transaction) => ({ ...transaction })) };
    return this.distortions.get(checkout.reference ?? '')?.(copy) ?? copy;
  }

  private lapsed(checkout: Checkout): Checkout {
    const isOver = checkout.validUntil !== null && checkout.validUntil <= this.now();
    if (isOver && checkout.state !== 'paid' && !this.underWay.has(checkout.id)) checkout.state = 'expired';
    return checkout;
  }

  /** Opened with the current account. */
  private known(): Checkout[] {
    return this.checkouts.filter(({ merchantCode }) => merchantCode === this.merchantCode);
  }

  private find(reference: string): Checkout {
    const checkout = this.checkouts.find((candidate) => candidate.reference === reference);
    if (!checkout) throw new Error(`nobody made a checkout ${reference}`);
    return this.lapsed(checkout);
  }

  private open(reference: string): Checkout {
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

const sumOf = (entries: readonly { amount: Pence | null }[]): Pence =>
  sumPence(entries.map(({ amount }) => amount ?? pence(0)));
