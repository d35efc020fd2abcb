import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pence } from '@app/pricing';
import type { SumupSettings } from '../../../config/app-config';
import {
  JsonClient,
  type Answer,
  type JsonClientLimits,
  type Question,
} from '../../../platform/outgoing/json-client';
import { currentRequestId } from '../../../platform/logging/request-context';
import { storable } from '../../../platform/outgoing/storable';
import {
  CardPayments,
  type CreateResult,
  type DeactivateResult,
  type BookEntry,
  type FindResult,
  type HistoryResult,
  type MerchantResult,
  type NoAnswer,
  type ReadResult,
  type RefundResult,
  type TransactionResult,
  type WantedCheckout,
} from '../card-payments';
import { isBooked, nextRefOf, readEntry } from './read-history';
import { readCheckout, readTransaction } from './read-sumup';
import { toSumupAmount } from './sumup-amount';
import { refusalOf, type Refusal } from './sumup-refusal';
import { isCheckout, isCheckoutList, isHistory, isMerchant, isTransaction, sumupId } from './sumup-schemas';

/** SumUp is usually done within a second; who pays is looking at a turning wheel meanwhile. */
const usualLimits: JsonClientLimits = { headMs: 10_000, wholeMs: 15_000, mostBytes: 256 * 1024 };

/**
 * SumUp's hosted checkout (D16), by a client of our own: decision 21 says why. Every answer is a fact or says that
 * it is none; whoever gets none asks again.
 */
export class SumupCardPayments extends CardPayments implements OnApplicationShutdown {
  readonly merchantCode: string;
  private readonly client: JsonClient;

  constructor(
    private readonly settings: SumupSettings,
    limits: JsonClientLimits = usualLimits,
  ) {
    super();
    this.merchantCode = settings.merchantCode;
    this.client = new JsonClient(limits);
  }

  createCheckout(wanted: WantedCheckout): Promise<CreateResult> {
    const body = {
      checkout_reference: wanted.reference,
      amount: toSumupAmount(wanted.amount),
      currency: 'GBP',
      merchant_code: this.merchantCode,
      description: wanted.description,
      return_url: wanted.noticeUrl, // SumUp's server calls this one
      redirect_url: wanted.returnUrl, // and browsers go to this one
      valid_until: wanted.validUntil.toISOString(),
      hosted_checkout: { enabled: true },
    };
    return this.call<CreateResult>({ method: 'POST', path: '/v0.1/checkouts', body }, (answer) => {
      const told = bodyOf(answer, 200, 201);
      if (isCheckout(told)) return { kind: 'ok', checkout: readCheckout(told, this.settings.pageOrigin) };
      const refusal = this.refusal(answer);
      if (refusal.kind !== 'refused') return refusal;
      return refusal.codes.includes('DUPLICATED_CHECKOUT') ? { kind: 'duplicate' } : rejected(refusal);
    });
  }

  readCheckout(id: string): Promise<ReadResult> {
    if (!sumupId.test(id)) return Promise.resolve(notAnId);
    return this.call<ReadResult>({ method: 'GET', path: `/v0.1/checkouts/${id}` }, (answer) => {
      const told = bodyOf(answer, 200);
      if (isCheckout(told)) return { kind: 'ok', checkout: readCheckout(told, this.settings.pageOrigin) };
      return orNotFound(this.refusal(answer));
    });
  }

  findByReference(reference: string): Promise<FindResult> {
    const path = `/v0.1/checkouts?checkout_reference=${encodeURIComponent(reference)}`;
    return this.call<FindResult>({ method: 'GET', path }, (answer) => {
      const told = bodyOf(answer, 200);
      if (isCheckoutList(told))
        return {
          kind: 'ok',
          checkouts: told.map((each) => readCheckout(each, this.settings.pageOrigin)),
        };
      return orRejected(this.refusal(answer));
    });
  }

  deactivateCheckout(id: string): Promise<DeactivateResult> {
    if (!sumupId.test(id)) return Promise.resolve(notAnId);
    return this.call<DeactivateResult>({ method: 'DELETE', path: `/v0.1/checkouts/${id}` }, (answer) => {
      const told = bodyOf(answer, 200);
      if (isCheckout(told) && told.id.toLowerCase() === id.toLowerCase()) {
        const { state, transactions } = readCheckout(told, this.settings.pageOrigin);
        if (state === 'expired' && transactions.some((each) => each.state === 'pending')) {
          return { kind: 'under-way' };
        }
        if (state === 'expired') return { kind: 'ok' };
        if (state === 'paid') return { kind: 'processed' };
        return { kind: 'unavailable', reason: 'answered without closing the checkout' };
      }
      const refusal = this.refusal(answer);
      if (refusal.kind !== 'refused') return refusal;
      if (refusal.codes.includes('CHECKOUT_PROCESSED')) return { kind: 'processed' };
      if (refusal.codes.includes('CHECKOUT_CANT_BE_DEACTIVATED')) return { kind: 'under-way' };
      return orNotFound(refusal);
    });
  }

  refund(transactionId: string, amount?: Pence): Promise<RefundResult> {
    if (!sumupId.test(transactionId)) return Promise.resolve(notAnId);
    const path = `/v1.0/merchants/${this.merchantCode}/payments/${transactionId}/refunds`;
    const body = amount === undefined ? {} : { amount: toSumupAmount(amount) };
    return this.call<RefundResult>({ method: 'POST', path, body }, (answer) =>
      answer.kind === 'json' && answer.status === 201
        ? { kind: 'accepted' }
        : orNotFound(this.refusal(answer)),
    );
  }

  readTransaction(id: string): Promise<TransactionResult> {
    if (!sumupId.test(id)) return Promise.resolve(notAnId);
    const path = `/v2.1/merchants/${this.merchantCode}/transactions?id=${id}`;
    return this.call<TransactionResult>({ method: 'GET', path }, (answer) => {
      const told = bodyOf(answer, 200);
      if (isTransaction(told) && told.id.toLowerCase() === id.toLowerCase())
        return { kind: 'ok', transaction: readTransaction(told) };
      return orNotFound(this.refusal(answer));
    });
  }

  async listTransactions(since: Date, before: Date): Promise<HistoryResult> {
    const entries: BookEntry[] = [];
    const seen = new Set<string>();
    let ref: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const query = new URLSearchParams({
        order: 'ascending',
        limit: String(pageSize),
        newest_time: before.toISOString(),
        // A place in the list supersedes the time from which it begins.
        ...(ref === undefined ? { oldest_time: since.toISOString() } : { oldest_ref: ref }),
      });
      const told = await this.readHistory(query);
      if (told.kind !== 'ok') return told;
      entries.push(...told.entries.filter(({ at }) => at >= since && at < before));
      if (told.next === null) return { kind: 'ok', entries: byTime(entries) };
      if (seen.has(told.next)) return { kind: 'unavailable', reason: 'the list leads round in a ring' };
      seen.add(told.next);
      ref = told.next;
    }
    return { kind: 'unavailable', reason: 'more payments than are ever read' };
  }

  private readHistory(query: URLSearchParams) {
    const path = `/v2.1/merchants/${this.merchantCode}/transactions/history?${query.toString()}`;
    return this.call<HistoryPage | { kind: 'rejected'; reason: string } | NoAnswer>(
      { method: 'GET', path },
      (answer) => {
        const told = bodyOf(answer, 200);
        if (!isHistory(told)) return orRejected(this.refusal(answer));
        const items = told.items.filter(isBooked).map(readEntry);
        const entries = items.filter((entry) => entry !== null);
        const next = nextRefOf(told);
        // One that cannot be read might be the one that is missing.
        return entries.length < items.length || next === undefined
          ? { kind: 'unavailable', reason: 'answered with a list that cannot be read plainly' }
          : { kind: 'ok', entries, next };
      },
    );
  }

  checkMerchant(): Promise<MerchantResult> {
    const path = `/v1/merchants/${this.merchantCode}`;
    return this.call<MerchantResult>({ method: 'GET', path }, (answer) => {
      const told = bodyOf(answer, 200);
      if (!isMerchant(told)) return orRejected(this.refusal(answer));
      const { merchant_code: code, default_currency: currency } = told;
      return code === this.merchantCode
        ? { kind: 'ok', currency: typeof currency === 'string' ? currency : null }
        : { kind: 'rejected', reason: 'answered with another merchant' };
    });
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  private async call<Result>(
    { path, ...question }: Omit<Question, 'url' | 'headers'> & { path: string },
    interpret: (answer: Answer) => Result,
  ): Promise<Result | NoAnswer> {
    const requestId = currentRequestId();
    const answer = await this.client.ask({
      ...question,
      url: `${this.settings.apiUrl}${path}`,
      headers: {
        authorization: `Bearer ${this.settings.apiKey}`,
        ...(requestId && { 'x-request-id': requestId }),
      },
    });
    return interpret(answer.kind === 'json' ? { ...answer, body: storable(answer.body) } : answer);
  }

  /** What an answer says that was not the one hoped for. No reason ever carries the key, should it be echoed. */
  private refusal(answer: Answer): Refusal {
    const refusal = refusalOf(answer, new Date());
    return 'reason' in refusal
      ? { ...refusal, reason: refusal.reason.replaceAll(this.settings.apiKey, '…') }
      : refusal;
  }
}

/** The books of a day or three have few pages. */
const mostPages = 50;
const pageSize = 100;

interface HistoryPage {
  kind: 'ok';
  entries: BookEntry[];
  next: string | null;
}

const byTime = (entries: readonly BookEntry[]) =>
  [...entries].sort((one, other) => one.at.getTime() - other.at.getTime());

const notAnId = { kind: 'rejected', reason: 'not an id of the provider' } as const;

const bodyOf = (answer: Answer, ...statuses: number[]): unknown =>
  answer.kind === 'json' && statuses.includes(answer.status) ? answer.body : undefined;

type Refused = Extract<Refusal, { kind: 'refused' }>;
const rejected = ({ reason }: Refused) => ({ kind: 'rejected', reason }) as const;

const orRejected = (refusal: Refusal) => (refusal.kind === 'refused' ? rejected(refusal) : refusal);

const orNotFound = (refusal: Refusal) =>
  refusal.kind === 'refused' && refusal.status === 404
    ? ({ kind: 'not-found' } as const)
    : orRejected(refusal);
