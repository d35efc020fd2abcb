import { Injectable } from '@nestjs/common';
import type { DepositResponse, RetryDepositResponse } from '@app/contracts';
import { readBasketQuotes } from '../../basket';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { OrderItem } from '../../orders';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { networkOf } from '../../platform/limits/network-of';
import { RateLimits } from '../../platform/limits/rate-limits';
import { BeginPayment, type BegunPayment, toPageResponse } from '../attempts/begin-payment';
import { PayBalance } from '../balances/pay-balance';
import { awaitedDepositOf } from './awaited-deposit';
import type { CreateDepositDto } from './create-deposit.dto';
import { type DepositRow, findDepositOfRequest, getDeposit } from './deposit-statements';
import { PlanDeposit } from './plan-deposit';
import {
  type DepositInput,
  digestOfBrowser,
  readDepositInput,
  type RequestedDeposit,
} from './read-deposit-input';

/** The limit for repeated requests, which create no new deposit but still write and may call the provider. */
const requestsPerDeposit = 6;

/** Returns the card page for a deposit on quotes, or on an order that staff took. */
@Injectable()
export class PayDeposit {
  constructor(
    private readonly statements: Statements,
    private readonly payments: BeginPayment,
    private readonly planDeposit: PlanDeposit,
    private readonly balances: PayBalance,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async create(
    request: CreateDepositDto,
    {
      key,
      browserKey,
      address,
    }: { key: string | undefined; browserKey: string | undefined; address: string },
  ): Promise<DepositResponse> {
    const input = readDepositInput(request, { key, browserKey });
    const quoteIds = (await this.quotesOfEarlierRequest(input)) ?? (await this.quotesOfRequest(request));
    const network = await this.limitRequests(address);
    const begun = await this.begin({ ...input, quoteIds, network });
    return {
      ...toDepositResponse(await getDeposit(this.statements, begun.depositId)),
      ...toPageResponse(begun),
    };
  }

  async retry(
    id: string,
    { browserKey, address }: { browserKey: string | undefined; address: string },
  ): Promise<RetryDepositResponse> {
    const deposit = await getDeposit(this.statements, id);
    const network = await this.limitRequests(address);
    if (deposit.purpose === 'balance') return this.balances.retry(deposit, network);
    return toPageResponse(
      await this.begin({
        ...deposit,
        shownTotal: Number(deposit.totalAmount),
        shownDeposit: Number(deposit.depositAmount),
        depositId: id,
        network,
        browserDigest: digestOfBrowser(browserKey),
        orderId: undefined,
      }),
    );
  }

  /** Opens the card page for staff, who enter the card while the customer is on the phone. */
  async payOrder(orderId: string, network: string): Promise<RetryDepositResponse> {
    const item = await this.statements.manager.findOneBy(OrderItem, { orderId, isPlaced: true });
    if (!item) throw new AppError('order/not-found');
    return this.pay(item.quoteId, network);
  }

  async pay(quoteId: string, network: string): Promise<RetryDepositResponse> {
    const deposit = await awaitedDepositOf(this.statements, quoteId, this.clock.now());
    if (!deposit?.isNothingPaid) throw new AppError('order/deposit-not-awaited');
    const { needsDelivery, orderId, tops } = deposit;
    const [customer] = tops;
    if (!customer?.name || !customer.email || !customer.phone) throw new AppError('order/no-address');
    return toPageResponse(
      await this.begin({
        quoteIds: tops.map((top) => top.quoteId),
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        needsDelivery,
        deliveryAddress: needsDelivery ? customer.deliveryAddress : null,
        description: '',
        shownTotal: Number(deposit.total),
        shownDeposit: Number(deposit.amount),
        basketDigest: null,
        browserDigest: null,
        orderId,
        network,
      }),
    );
  }

  private async limitRequests(address: string): Promise<string> {
    const network = networkOf(address);
    const max = this.config.depositsPerHour * requestsPerDeposit;
    const limit = { name: 'deposit-request', max, seconds: 3_600, errorCode: 'request/too-many' } as const;
    await this.limits.consume(limit, network);
    return network;
  }

  private begin(input: DepositInput): Promise<BegunPayment> {
    const { quoteIds, depositId } = input;
    return this.payments.begin({
      purpose: 'deposit',
      quoteIds,
      depositId,
      planStep: (earlierDepositId, waitingSince) =>
        this.planDeposit.planNextStep(
          { ...input, ...(earlierDepositId && { depositId: earlierDepositId }) },
          waitingSince,
        ),
    });
  }

  private async quotesOfEarlierRequest({ request }: RequestedDeposit): Promise<string[] | undefined> {
    const earlierDepositId = request && (await findDepositOfRequest(this.statements, request));
    return earlierDepositId === undefined
      ? undefined
      : (await getDeposit(this.statements, earlierDepositId)).quoteIds;
  }

  /** Without duplicates, in the customer's order (D15). */
  private async quotesOfRequest({ quoteId, quoteIds, basketSessionId }: CreateDepositDto): Promise<string[]> {
    const listedQuoteIds = [quoteId, ...(quoteIds ?? [])].filter((id): id is string => Boolean(id));
    const session = basketSessionId?.trim();
    const basket = session ? await readBasketQuotes(this.statements, session) : [];
    // A listed quote must be in the basket: it may have been removed in another tab.
    if (session && listedQuoteIds.some((id) => !basket.includes(id)))
      throw new AppError('basket/item-not-found');
    const allQuoteIds = [...new Set([...listedQuoteIds, ...basket])];
    if (!allQuoteIds.length) throw new AppError('deposit/nothing-to-pay');
    return allQuoteIds;
  }
}

const toDepositResponse = (row: DepositRow) => ({
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
});
