import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pence } from '@app/pricing';
import type { SumupSettings } from '../../../config/read-sumup';
import { JsonClient, type JsonClientLimits, type JsonRequest } from '../../../platform/outgoing/json-client';
import { currentRequestId } from '../../../platform/logging/request-context';
import { toStorable } from '../../../platform/outgoing/to-storable';
import {
  CardPayments,
  type CheckoutRequest,
  type CreateResult,
  type DeactivateResult,
  type Failure,
  type FindResult,
  type HistoryEntry,
  type HistoryResult,
  type MerchantResult,
  type PayoutsResult,
  type ReadResult,
  type RefundResult,
  type TransactionResult,
} from '../card-payments';
import {
  isMoneyMovement,
  nextRefOf,
  readCheckout,
  readHistoryEntry,
  readPayoutEntry,
  readTransaction,
  toSumupAmount,
} from './read-sumup';
import { toSumupError, type SumupError } from './sumup-error';
import {
  isCheckout,
  isCheckoutList,
  isHistory,
  isMerchant,
  isPayouts,
  isTransaction,
  type SumupCheckout,
  sumupId,
} from './sumup-schemas';

/** SumUp usually responds within a second, and a customer may be waiting. */
const defaultLimits: JsonClientLimits = {
  headersTimeoutMs: 10_000,
  totalTimeoutMs: 15_000,
  maxBytes: 256 * 1024,
};

/** Does not use SumUp's SDK (decision 21). */
export class SumupCardPayments extends CardPayments implements OnApplicationShutdown {
  readonly merchantCode: string;
  private readonly client: JsonClient;
  /** The account is checked once, because it cannot change between sandbox and real. */
  private isAccountAccepted = false;

  constructor(
    private readonly settings: SumupSettings,
    limits: JsonClientLimits = defaultLimits,
  ) {
    super();
    this.merchantCode = settings.merchantCode;
    this.client = new JsonClient(limits);
  }

  async createCheckout(request: CheckoutRequest): Promise<CreateResult> {
    if (this.settings.accounts !== 'any' && !this.isAccountAccepted) {
      const merchant = await this.checkMerchant();
      // 'rejected' would mean that this checkout request is invalid, but the account is.
      if (merchant.kind === 'rejected') return { kind: 'unauthorised' };
      if (merchant.kind !== 'ok') return merchant;
    }
    const { body, error } = await this.call('POST', '/v0.1/checkouts', {
      checkout_reference: request.reference,
      amount: toSumupAmount(request.amount),
      currency: 'GBP',
      merchant_code: this.merchantCode,
      description: request.description,
      return_url: request.webhookUrl, // called by SumUp's server (webhook)
      redirect_url: request.returnUrl, // opened by the customer's browser
      valid_until: request.validUntil.toISOString(),
      hosted_checkout: { enabled: true },
    });
    if (isCheckout(body)) return this.toResult(body);
    return codesOf(error).includes('DUPLICATED_CHECKOUT') ? { kind: 'duplicate' } : toFailure(error);
  }

  async readCheckout(id: string): Promise<ReadResult> {
    if (!sumupId.test(id)) return invalidId;
    const { body, error } = await this.call('GET', `/v0.1/checkouts/${id}`);
    return isCheckout(body) ? this.toResult(body) : toNotFoundOrFailure(error);
  }

  async findByReference(reference: string): Promise<FindResult> {
    const path = `/v0.1/checkouts?checkout_reference=${encodeURIComponent(reference)}`;
    const { body, error } = await this.call('GET', path);
    return isCheckoutList(body)
      ? { kind: 'ok', checkouts: body.map((each) => this.toResult(each).checkout) }
      : toFailure(error);
  }

  async deactivateCheckout(id: string): Promise<DeactivateResult> {
    if (!sumupId.test(id)) return invalidId;
    const { body, error } = await this.call('DELETE', `/v0.1/checkouts/${id}`);
    if (isCheckout(body) && body.id.toLowerCase() === id.toLowerCase()) {
      const { state, transactions } = this.toResult(body).checkout;
      if (state === 'expired' && transactions.some((each) => each.state === 'pending')) {
        return { kind: 'charge-pending' };
      }
      if (state === 'expired') return { kind: 'ok' };
      if (state === 'paid') return { kind: 'already-processed' };
      return { kind: 'unavailable', reason: 'answered without closing the checkout' };
    }
    if (codesOf(error).includes('CHECKOUT_PROCESSED')) return { kind: 'already-processed' };
    if (codesOf(error).includes('CHECKOUT_CANT_BE_DEACTIVATED')) return { kind: 'charge-pending' };
    return toNotFoundOrFailure(error);
  }

  async refund(transactionId: string, amount: Pence): Promise<RefundResult> {
    if (!sumupId.test(transactionId)) return invalidId;
    const path = `/v1.0/merchants/${this.merchantCode}/payments/${transactionId}/refunds`;
    const { response, error } = await this.call('POST', path, { amount: toSumupAmount(amount) });
    // SumUp documents both 201 and 204.
    const isSuccess = response.kind !== 'silence' && response.status >= 200 && response.status < 300;
    return isSuccess ? { kind: 'accepted' } : toNotFoundOrFailure(error);
  }

  async readTransaction(id: string): Promise<TransactionResult> {
    if (!sumupId.test(id)) return invalidId;
    const path = `/v2.1/merchants/${this.merchantCode}/transactions?id=${id}`;
    const { body, error } = await this.call('GET', path);
    return isTransaction(body) && body.id.toLowerCase() === id.toLowerCase()
      ? { kind: 'ok', transaction: readTransaction(body) }
      : toNotFoundOrFailure(error);
  }

  async listTransactions(since: Date, before: Date): Promise<HistoryResult> {
    const entries: HistoryEntry[] = [];
    const seenRefs = new Set<string>();
    let ref: string | undefined;
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({
        order: 'ascending',
        limit: String(pageSize),
        newest_time: before.toISOString(),
        // SumUp ignores `oldest_time` beside `oldest_ref`.
        ...(ref === undefined ? { oldest_time: since.toISOString() } : { oldest_ref: ref }),
      });
      const result = await this.readHistory(query);
      if (result.kind !== 'ok') return result;
      entries.push(...result.entries.filter(({ at }) => at >= since && at < before));
      if (result.next === null) return { kind: 'ok', entries: sortByTime(entries) };
      if (seenRefs.has(result.next))
        return { kind: 'unavailable', reason: 'the pages of the list form a loop' };
      seenRefs.add(result.next);
      ref = result.next;
    }
    return { kind: 'unavailable', reason: 'more payments than are ever read' };
  }

  private async readHistory(query: URLSearchParams): Promise<HistoryPage | Failure> {
    const path = `/v2.1/merchants/${this.merchantCode}/transactions/history?${query.toString()}`;
    const { body, error } = await this.call('GET', path);
    if (!isHistory(body)) return toFailure(error);
    const items = body.items.filter(isMoneyMovement).map(readHistoryEntry);
    const entries = items.filter((entry) => entry !== null);
    const next = nextRefOf(body);
    // An unreadable entry may be one that is missing in our ledger.
    return entries.length < items.length || next === undefined
      ? { kind: 'unavailable', reason: 'answered with an unreadable list' }
      : { kind: 'ok', entries, next };
  }

  /** SumUp has a limit but no pages, so a period with more payouts is read in two halves. */
  async listPayouts(from: string, to: string): Promise<PayoutsResult> {
    const query = new URLSearchParams({
      start_date: from,
      end_date: to,
      format: 'json',
      limit: String(payoutLimit),
      order: 'asc',
    });
    const path = `/v1.0/merchants/${this.merchantCode}/payouts?${query.toString()}`;
    const { body, error } = await this.call('GET', path);
    if (!isPayouts(body)) return toFailure(error);
    if (body.length >= payoutLimit) {
      if (from >= to) return { kind: 'unavailable', reason: 'more payouts on a day than are ever read' };
      const middle = dayBetween(from, to);
      const early = await this.listPayouts(from, middle);
      if (early.kind !== 'ok') return early;
      const late = await this.listPayouts(dayAfter(middle), to);
      return late.kind === 'ok' ? { kind: 'ok', entries: [...early.entries, ...late.entries] } : late;
    }
    const entries = body.map(readPayoutEntry).filter((entry) => entry !== null);
    return entries.length < body.length
      ? { kind: 'unavailable', reason: 'answered with an unreadable list' }
      : { kind: 'ok', entries };
  }

  async checkMerchant(): Promise<MerchantResult> {
    const { body, error } = await this.call('GET', `/v1/merchants/${this.merchantCode}`);
    if (!isMerchant(body)) return toFailure(error);
    const { merchant_code: code, default_currency: currency } = body;
    if (code !== this.merchantCode) return { kind: 'rejected', reason: 'answered with another merchant' };
    const { accounts } = this.settings;
    const account = body.sandbox === true ? 'sandbox' : 'real';
    if (accounts !== 'any' && accounts !== account) return { kind: 'unauthorised', wrongAccount: account };
    this.isAccountAccepted = true;
    return { kind: 'ok', currency: typeof currency === 'string' ? currency : null };
  }

  onApplicationShutdown(): void {
    this.client.close();
  }

  private toResult(body: SumupCheckout) {
    return { kind: 'ok', checkout: readCheckout(body, this.settings.pageOrigin) } as const;
  }

  private async call(method: JsonRequest['method'], path: string, content?: object) {
    const { apiUrl, apiKey } = this.settings;
    const requestId = currentRequestId();
    const headers = { authorization: `Bearer ${apiKey}`, ...(requestId && { 'x-request-id': requestId }) };
    const request = { method, url: `${apiUrl}${path}`, headers, ...(content && { body: content }) };
    const received = await this.client.request(request);
    const response = received.kind === 'json' ? { ...received, body: toStorable(received.body) } : received;
    const isSuccess =
      response.kind === 'json' && (response.status === 200 || (response.status === 201 && method === 'POST'));
    const error = toSumupError(response, new Date());
    // The response may contain our key.
    if ('reason' in error) error.reason = error.reason.replaceAll(apiKey, '…');
    return { response, body: isSuccess ? response.body : undefined, error };
  }
}

const maxPages = 50;
const pageSize = 100;
/** SumUp allows 9,999, but so many would exceed the maximum size of a response. */
const payoutLimit = 500;

const dayMs = 86_400_000;
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayAfter = (day: string) => toDay(Date.parse(day) + dayMs);
const dayBetween = (from: string, to: string) =>
  toDay(Date.parse(from) + Math.floor((Date.parse(to) - Date.parse(from)) / dayMs / 2) * dayMs);

interface HistoryPage {
  kind: 'ok';
  entries: HistoryEntry[];
  next: string | null;
}

const sortByTime = (entries: readonly HistoryEntry[]) =>
  [...entries].sort((one, other) => one.at.getTime() - other.at.getTime());

const invalidId = { kind: 'rejected', reason: 'not an id of the provider' } as const;

const codesOf = (error: SumupError) => (error.kind === 'rejected' ? error.codes : []);

const toFailure = (error: SumupError): Failure =>
  error.kind === 'rejected' ? { kind: 'rejected', reason: error.reason } : error;

const toNotFoundOrFailure = (error: SumupError) =>
  error.kind === 'rejected' && error.status === 404 ? ({ kind: 'not-found' } as const) : toFailure(error);
