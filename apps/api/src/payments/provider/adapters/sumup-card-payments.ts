import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pence } from '@app/pricing';
import type { SumupSettings } from '../../../config/read-sumup';
import { JsonClient, type JsonClientLimits, type Question } from '../../../platform/outgoing/json-client';
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
  type ReadResult,
  type Refusable,
  type RefundResult,
  type TransactionResult,
  type WantedCheckout,
} from '../card-payments';
import { isBooked, nextRefOf, readCheckout, readEntry, readTransaction, toSumupAmount } from './read-sumup';
import { refusalOf, type Refusal } from './sumup-refusal';
import {
  isCheckout,
  isCheckoutList,
  isHistory,
  isMerchant,
  isTransaction,
  type SumupCheckout,
  sumupId,
} from './sumup-schemas';

/** SumUp is usually done within a second; who pays is looking at a turning wheel meanwhile. */
const usualLimits: JsonClientLimits = { headMs: 10_000, wholeMs: 15_000, mostBytes: 256 * 1024 };

/** By a client of our own: decision 21 says why. Every answer is a fact or says that it is none, and then the caller asks again. */
export class SumupCardPayments extends CardPayments implements OnApplicationShutdown {
  readonly merchantCode: string;
  private readonly client: JsonClient;
  /** An account does not change its kind: known once, it is not asked for again. */
  private isAccountAccepted = false;

  constructor(
    private readonly settings: SumupSettings,
    limits: JsonClientLimits = usualLimits,
  ) {
    super();
    this.merchantCode = settings.merchantCode;
    this.client = new JsonClient(limits);
  }

  async createCheckout(wanted: WantedCheckout): Promise<CreateResult> {
    if (this.settings.accounts !== 'any' && !this.isAccountAccepted) {
      const merchant = await this.checkMerchant();
      // Nothing is wrong with the request, so it is not refused for good.
      if (merchant.kind === 'rejected') return { kind: 'unauthorised' };
      if (merchant.kind !== 'ok') return merchant;
    }
    const { told, refusal } = await this.ask('POST', '/v0.1/checkouts', {
      checkout_reference: wanted.reference,
      amount: toSumupAmount(wanted.amount),
      currency: 'GBP',
      merchant_code: this.merchantCode,
      description: wanted.description,
      return_url: wanted.noticeUrl, // SumUp's server calls this one
      redirect_url: wanted.returnUrl, // and browsers go to this one
      valid_until: wanted.validUntil.toISOString(),
      hosted_checkout: { enabled: true },
    });
    if (isCheckout(told)) return this.found(told);
    return codesOf(refusal).includes('DUPLICATED_CHECKOUT') ? { kind: 'duplicate' } : orRejected(refusal);
  }

  async readCheckout(id: string): Promise<ReadResult> {
    if (!sumupId.test(id)) return notAnId;
    const { told, refusal } = await this.ask('GET', `/v0.1/checkouts/${id}`);
    return isCheckout(told) ? this.found(told) : orNotFound(refusal);
  }

  async findByReference(reference: string): Promise<FindResult> {
    const path = `/v0.1/checkouts?checkout_reference=${encodeURIComponent(reference)}`;
    const { told, refusal } = await this.ask('GET', path);
    return isCheckoutList(told)
      ? { kind: 'ok', checkouts: told.map((each) => this.found(each).checkout) }
      : orRejected(refusal);
  }

  async deactivateCheckout(id: string): Promise<DeactivateResult> {
    if (!sumupId.test(id)) return notAnId;
    const { told, refusal } = await this.ask('DELETE', `/v0.1/checkouts/${id}`);
    if (isCheckout(told) && told.id.toLowerCase() === id.toLowerCase()) {
      const { state, transactions } = this.found(told).checkout;
      if (state === 'expired' && transactions.some((each) => each.state === 'pending')) {
        return { kind: 'under-way' };
      }
      if (state === 'expired') return { kind: 'ok' };
      if (state === 'paid') return { kind: 'processed' };
      return { kind: 'unavailable', reason: 'answered without closing the checkout' };
    }
    if (codesOf(refusal).includes('CHECKOUT_PROCESSED')) return { kind: 'processed' };
    if (codesOf(refusal).includes('CHECKOUT_CANT_BE_DEACTIVATED')) return { kind: 'under-way' };
    return orNotFound(refusal);
  }

  async refund(transactionId: string, amount: Pence): Promise<RefundResult> {
    if (!sumupId.test(transactionId)) return notAnId;
    const path = `/v1.0/merchants/${this.merchantCode}/payments/${transactionId}/refunds`;
    const { answer, refusal } = await this.ask('POST', path, { amount: toSumupAmount(amount) });
    // 201 by SumUp's newer documents, 204 by the older ones. Its body is of no use, and what went through once is not sent again.
    const isSuccess = answer.kind !== 'silence' && answer.status >= 200 && answer.status < 300;
    return isSuccess ? { kind: 'accepted' } : orNotFound(refusal);
  }

  async readTransaction(id: string): Promise<TransactionResult> {
    if (!sumupId.test(id)) return notAnId;
    const path = `/v2.1/merchants/${this.merchantCode}/transactions?id=${id}`;
    const { told, refusal } = await this.ask('GET', path);
    return isTransaction(told) && told.id.toLowerCase() === id.toLowerCase()
      ? { kind: 'ok', transaction: readTransaction(told) }
      : orNotFound(refusal);
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

  private async readHistory(query: URLSearchParams): Promise<HistoryPage | Refusable> {
    const path = `/v2.1/merchants/${this.merchantCode}/transactions/history?${query.toString()}`;
    const { told, refusal } = await this.ask('GET', path);
    if (!isHistory(told)) return orRejected(refusal);
    const items = told.items.filter(isBooked).map(readEntry);
    const entries = items.filter((entry) => entry !== null);
    const next = nextRefOf(told);
    // One that cannot be read might be the one that is missing.
    return entries.length < items.length || next === undefined
      ? { kind: 'unavailable', reason: 'answered with a list that cannot be read plainly' }
      : { kind: 'ok', entries, next };
  }

  async checkMerchant(): Promise<MerchantResult> {
    const { told, refusal } = await this.ask('GET', `/v1/merchants/${this.merchantCode}`);
    if (!isMerchant(told)) return orRejected(refusal);
    const { merchant_code: code, default_currency: currency } = told;
    if (code !== this.merchantCode) return { kind: 'rejected', reason: 'answered with another merchant' };
    const { accounts } = this.settings;
    const account = told.sandbox === true ? 'sandbox' : 'real';
    if (accounts !== 'any' && accounts !== account) return { kind: 'unauthorised', wrongAccount: account };
    this.isAccountAccepted = true;
    return { kind: 'ok', currency: typeof currency === 'string' ? currency : null };
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  private found(told: SumupCheckout) {
    return { kind: 'ok', checkout: readCheckout(told, this.settings.pageOrigin) } as const;
  }

  /** `told` is what the answer says where it is the one hoped for; `refusal` is what it says where it is not. */
  private async ask(method: Question['method'], path: string, body?: object) {
    const { apiUrl, apiKey } = this.settings;
    const requestId = currentRequestId();
    const headers = { authorization: `Bearer ${apiKey}`, ...(requestId && { 'x-request-id': requestId }) };
    const question = { method, url: `${apiUrl}${path}`, headers, ...(body && { body }) };
    const heard = await this.client.ask(question);
    const answer = heard.kind === 'json' ? { ...heard, body: storable(heard.body) } : heard;
    const isHopedFor =
      answer.kind === 'json' && (answer.status === 200 || (answer.status === 201 && method === 'POST'));
    const refusal = refusalOf(answer, new Date());
    // No reason ever carries the key, should it be echoed.
    if ('reason' in refusal) refusal.reason = refusal.reason.replaceAll(apiKey, '…');
    return { answer, told: isHopedFor ? answer.body : undefined, refusal };
  }
}

/** The list of a week or two has few pages. */
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

const codesOf = (refusal: Refusal) => (refusal.kind === 'refused' ? refusal.codes : []);

const orRejected = (refusal: Refusal): Refusable =>
  refusal.kind === 'refused' ? { kind: 'rejected', reason: refusal.reason } : refusal;

const orNotFound = (refusal: Refusal) =>
  refusal.kind === 'refused' && refusal.status === 404
    ? ({ kind: 'not-found' } as const)
    : orRejected(refusal);
