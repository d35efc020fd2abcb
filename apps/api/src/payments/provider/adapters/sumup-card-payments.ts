import type { OnApplicationShutdown } from '@nestjs/common';
import type { Pence } from '@app/pricing';
import type { SumupSettings } from '../../../config/read-sumup';
import { JsonClient, type JsonClientLimits, type JsonRequest } from '../../../platform/outgoing/json-client';
import { currentRequestId } from '../../../platform/logging/request-context';
import { storable } from '../../../platform/outgoing/storable';
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
  type ReadResult,
  type RefundResult,
  type TransactionResult,
} from '../card-payments';
import {
  isMoneyMovement,
  nextRefOf,
  readCheckout,
  readHistoryEntry,
  readTransaction,
  toSumupAmount,
} from './read-sumup';
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

/** SumUp usually answers within a second; a customer is waiting meanwhile. */
const defaultLimits: JsonClientLimits = {
  headersTimeoutMs: 10_000,
  totalTimeoutMs: 15_000,
  maxBytes: 256 * 1024,
};

/** Without SumUp's SDK: see decision 21. */
export class SumupCardPayments extends CardPayments implements OnApplicationShutdown {
  readonly merchantCode: string;
  private readonly client: JsonClient;
  /** Checked once, as an account never changes its kind. */
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
      // The request itself is not at fault.
      if (merchant.kind === 'rejected') return { kind: 'unauthorised' };
      if (merchant.kind !== 'ok') return merchant;
    }
    const { body, refusal } = await this.ask('POST', '/v0.1/checkouts', {
      checkout_reference: request.reference,
      amount: toSumupAmount(request.amount),
      currency: 'GBP',
      merchant_code: this.merchantCode,
      description: request.description,
      return_url: request.noticeUrl, // SumUp's server calls this one
      redirect_url: request.returnUrl, // and browsers go to this one
      valid_until: request.validUntil.toISOString(),
      hosted_checkout: { enabled: true },
    });
    if (isCheckout(body)) return this.toResult(body);
    return codesOf(refusal).includes('DUPLICATED_CHECKOUT') ? { kind: 'duplicate' } : orRejected(refusal);
  }

  async readCheckout(id: string): Promise<ReadResult> {
    if (!sumupId.test(id)) return notAnId;
    const { body, refusal } = await this.ask('GET', `/v0.1/checkouts/${id}`);
    return isCheckout(body) ? this.toResult(body) : orNotFound(refusal);
  }

  async findByReference(reference: string): Promise<FindResult> {
    const path = `/v0.1/checkouts?checkout_reference=${encodeURIComponent(reference)}`;
    const { body, refusal } = await this.ask('GET', path);
    return isCheckoutList(body)
      ? { kind: 'ok', checkouts: body.map((each) => this.toResult(each).checkout) }
      : orRejected(refusal);
  }

  async deactivateCheckout(id: string): Promise<DeactivateResult> {
    if (!sumupId.test(id)) return notAnId;
    const { body, refusal } = await this.ask('DELETE', `/v0.1/checkouts/${id}`);
    if (isCheckout(body) && body.id.toLowerCase() === id.toLowerCase()) {
      const { state, transactions } = this.toResult(body).checkout;
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
    // SumUp documents both 201 and 204.
    const isSuccess = answer.kind !== 'silence' && answer.status >= 200 && answer.status < 300;
    return isSuccess ? { kind: 'accepted' } : orNotFound(refusal);
  }

  async readTransaction(id: string): Promise<TransactionResult> {
    if (!sumupId.test(id)) return notAnId;
    const path = `/v2.1/merchants/${this.merchantCode}/transactions?id=${id}`;
    const { body, refusal } = await this.ask('GET', path);
    return isTransaction(body) && body.id.toLowerCase() === id.toLowerCase()
      ? { kind: 'ok', transaction: readTransaction(body) }
      : orNotFound(refusal);
  }

  async listTransactions(since: Date, before: Date): Promise<HistoryResult> {
    const entries: HistoryEntry[] = [];
    const seen = new Set<string>();
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
      if (result.next === null) return { kind: 'ok', entries: byTime(entries) };
      if (seen.has(result.next)) return { kind: 'unavailable', reason: 'the pages of the list form a loop' };
      seen.add(result.next);
      ref = result.next;
    }
    return { kind: 'unavailable', reason: 'more payments than are ever read' };
  }

  private async readHistory(query: URLSearchParams): Promise<HistoryPage | Failure> {
    const path = `/v2.1/merchants/${this.merchantCode}/transactions/history?${query.toString()}`;
    const { body, refusal } = await this.ask('GET', path);
    if (!isHistory(body)) return orRejected(refusal);
    const items = body.items.filter(isMoneyMovement).map(readHistoryEntry);
    const entries = items.filter((entry) => entry !== null);
    const next = nextRefOf(body);
    // An unreadable entry may be the one that we miss.
    return entries.length < items.length || next === undefined
      ? { kind: 'unavailable', reason: 'answered with an unreadable list' }
      : { kind: 'ok', entries, next };
  }

  async checkMerchant(): Promise<MerchantResult> {
    const { body, refusal } = await this.ask('GET', `/v1/merchants/${this.merchantCode}`);
    if (!isMerchant(body)) return orRejected(refusal);
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

  private async ask(method: JsonRequest['method'], path: string, content?: object) {
    const { apiUrl, apiKey } = this.settings;
    const requestId = currentRequestId();
    const headers = { authorization: `Bearer ${apiKey}`, ...(requestId && { 'x-request-id': requestId }) };
    const question = { method, url: `${apiUrl}${path}`, headers, ...(content && { body: content }) };
    const received = await this.client.request(question);
    const answer = received.kind === 'json' ? { ...received, body: storable(received.body) } : received;
    const isSuccess =
      answer.kind === 'json' && (answer.status === 200 || (answer.status === 201 && method === 'POST'));
    const refusal = refusalOf(answer, new Date());
    // The answer may echo the key.
    if ('reason' in refusal) refusal.reason = refusal.reason.replaceAll(apiKey, '…');
    return { answer, body: isSuccess ? answer.body : undefined, refusal };
  }
}

const maxPages = 50;
const pageSize = 100;

interface HistoryPage {
  kind: 'ok';
  entries: HistoryEntry[];
  next: string | null;
}

const byTime = (entries: readonly HistoryEntry[]) =>
  [...entries].sort((one, other) => one.at.getTime() - other.at.getTime());

const notAnId = { kind: 'rejected', reason: 'not an id of the provider' } as const;

const codesOf = (refusal: Refusal) => (refusal.kind === 'refused' ? refusal.codes : []);

const orRejected = (refusal: Refusal): Failure =>
  refusal.kind === 'refused' ? { kind: 'rejected', reason: refusal.reason } : refusal;

const orNotFound = (refusal: Refusal) =>
  refusal.kind === 'refused' && refusal.status === 404
    ? ({ kind: 'not-found' } as const)
    : orRejected(refusal);
