import { Injectable } from '@nestjs/common';
import type { DepositResponse, DepositStatusResponse, RetryDepositResponse } from '@app/contracts';
import { readBasketQuotes } from '../../basket';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { isFree } from '../../platform/background/lease';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { liveStatesSql } from '../attempts/attempt-transitions';
import { BeginPayment, type BegunPayment, toPage } from '../attempts/begin-payment';
import { paymentsDue } from '../attempts/payment-sweep';
import { PayBalance } from '../balances/pay-balance';
import type { CreateDepositDto } from './create-deposit.dto';
import { type DepositRow, findDepositOfRequest, getDeposit } from './deposit-statements';
import { PlanPayment } from './plan-payment';
import { type PaymentInput, type RequestedPayment, readPaymentInput } from './read-payment-input';

function toDepositResponse(row: DepositRow, begun: BegunPayment): DepositResponse {
  return {
    id: row.id,
    quoteId: row.quoteIds[0] ?? '',
    quoteIds: row.quoteIds,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    totalAmount: row.totalAmount,
    depositAmount: row.depositAmount,
    paymentStatus: row.status,
    sumupCheckoutId: row.checkoutId,
    needsDelivery: row.needsDelivery,
    deliveryAddress: row.deliveryAddress,
    createdAt: row.createdAt.toISOString(),
    ...toPage(begun),
  };
}

/** Asking for the same page again is no new deposit, but each request writes and may call the provider. */
const requestsPerDeposit = 6;

const hurryMs = 3_000;

/** A decline seen longer ago may have become a payment since: the page takes another card. */
const staleMs = 4_000;

/** Makes the next check due if the last was a while ago. A declined card counts as pending while a check is due or running. */
const readStatus = `
  WITH live AS (
    SELECT id, state, last_answer_at, next_check_at <= $2 OR NOT ${isFree('$2')} AS is_being_checked
    FROM payment_attempt
    WHERE deposit_id = $1 AND state IN (${liveStatesSql})
  ), hurried AS (
    UPDATE payment_attempt AS attempt SET next_check_at = $2
    FROM (
      SELECT payment_attempt.id FROM payment_attempt JOIN live ON live.id = payment_attempt.id
      WHERE payment_attempt.next_check_at > $2
        AND ${isFree('$2')}
        AND (payment_attempt.last_checked_at IS NULL OR payment_attempt.last_checked_at <= $3)
      FOR NO KEY UPDATE OF payment_attempt SKIP LOCKED
    ) AS slow
    WHERE attempt.id = slow.id
    RETURNING attempt.id
  )
  SELECT deposit.id, deposit.purpose, deposit.deposit_amount AS "depositAmount", deposit.customer_name AS "customerName",
    ARRAY(
      SELECT reference FROM order_item JOIN quote ON quote.id = quote_id
      WHERE order_item.order_id = deposit.order_id ORDER BY position) AS "references",
    CASE
      WHEN deposit.status = 'failed' AND EXISTS (
        SELECT FROM live
        WHERE state = 'failed' AND (last_answer_at IS NULL OR last_answer_at <= $4 OR is_being_checked))
      THEN 'pending' ELSE deposit.status
    END AS "paymentStatus",
    coalesce((
      SELECT sum(pence) <= 0 FROM payment_attempt AS paid
      JOIN ledger_entry ON attempt_id = paid.id AND ledger_entry.transaction_id = paid.transaction_id
      WHERE paid.deposit_id = deposit.id AND paid.state = 'paid'), false) AS "isRefunded",
    (SELECT count(pg_notify('${paymentsDue}', '')) FROM hurried) AS notified
  FROM deposit WHERE deposit.id = $1`;

type StatusRow = DepositStatusResponse & { notified: string };

@Injectable()
export class DepositsService {
  constructor(
    private readonly statements: Statements,
    private readonly payments: BeginPayment,
    private readonly plan: PlanPayment,
    private readonly balances: PayBalance,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async create(
    request: CreateDepositDto,
    { key, address }: { key: string | undefined; address: string },
  ): Promise<DepositResponse> {
    const input = readPaymentInput(request, key);
    const quoteIds = (await this.quotesOfEarlier(input)) ?? (await this.quotesIn(request));
    const network = await this.limitRequests(address);
    const begun = await this.begin({ ...input, quoteIds, network });
    return toDepositResponse(await getDeposit(this.statements, begun.depositId), begun);
  }

  async retry(id: string, address: string): Promise<RetryDepositResponse> {
    const deposit = await getDeposit(this.statements, id);
    const network = await this.limitRequests(address);
    if (deposit.purpose === 'balance') return this.balances.retry(deposit, network);
    const begun = await this.begin({
      depositId: deposit.id,
      quoteIds: deposit.quoteIds,
      customerName: deposit.customerName,
      customerEmail: deposit.customerEmail,
      customerPhone: deposit.customerPhone,
      needsDelivery: deposit.needsDelivery,
      deliveryAddress: deposit.deliveryAddress,
      description: deposit.description,
      shownTotal: Number(deposit.totalAmount),
      shownDeposit: Number(deposit.depositAmount),
      begunIn: deposit.begunIn,
      network,
    });
    return { id: begun.depositId, ...toPage(begun) };
  }

  async status(depositId: string, address: string): Promise<DepositStatusResponse> {
    const max = this.config.depositStatusPerMinute;
    const limit = { name: 'deposit-status', max, seconds: 60, refusal: 'request/too-many' } as const;
    await this.limits.consume(limit, networkOf(address));
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const [row] = await this.statements.run<StatusRow>(readStatus, [
      depositId,
      now,
      ago(hurryMs),
      ago(staleMs),
    ]);
    if (!row) throw new AppError('deposit/not-found');
    const { id, purpose, paymentStatus, depositAmount, customerName, isRefunded, references } = row;
    return { id, purpose, paymentStatus, depositAmount, customerName, isRefunded, references };
  }

  private async limitRequests(address: string): Promise<string> {
    const network = networkOf(address);
    const max = this.config.depositsPerHour * requestsPerDeposit;
    const limit = { name: 'deposit-request', max, seconds: 3_600, refusal: 'request/too-many' } as const;
    await this.limits.consume(limit, network);
    return network;
  }

  private begin(input: PaymentInput): Promise<BegunPayment> {
    const { quoteIds, depositId } = input;
    return this.payments.begin({
      purpose: 'deposit',
      quoteIds,
      depositId,
      next: (known, since) => this.plan.next({ ...input, ...(known && { depositId: known }) }, since),
    });
  }

  private async quotesOfEarlier({ request }: RequestedPayment): Promise<string[] | undefined> {
    const known = request && (await findDepositOfRequest(this.statements, request));
    return known === undefined ? undefined : (await getDeposit(this.statements, known)).quoteIds;
  }

  /** Without duplicates, in the customer's order (D15). */
  private async quotesIn({ quoteId, quoteIds, basketSessionId }: CreateDepositDto): Promise<string[]> {
    const named = [quoteId, ...(quoteIds ?? [])].filter((id): id is string => Boolean(id));
    const session = basketSessionId?.trim();
    const basket = session ? await readBasketQuotes(this.statements, session) : [];
    // A named quote must be in the basket: it may have been removed in another tab.
    if (session && named.some((id) => !basket.includes(id))) throw new AppError('basket/item-not-found');
    const all = [...new Set([...named, ...basket])];
    if (!all.length) throw new AppError('deposit/nothing-to-pay');
    return all;
  }
}
