import { Injectable } from '@nestjs/common';
import type { RetryDepositResponse } from '@app/contracts';
import { Statements } from '../../database/statements';
import { OrderItem } from '../../orders';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { BeginPayment, toPage } from '../attempts/begin-payment';
import { awaitedDepositOf } from './awaited-deposit';
import { PlanPayment } from './plan-payment';

/** Opens the card page for the deposit of an order that staff took: for its customer, or for staff on the phone with them. */
@Injectable()
export class PayDeposit {
  constructor(
    private readonly payments: BeginPayment,
    private readonly plan: PlanPayment,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  async payOrder(orderId: string, network: string): Promise<RetryDepositResponse> {
    const first = await this.statements.manager.findOne(OrderItem, {
      select: { quoteId: true },
      where: { orderId, isPlaced: true },
      order: { position: 'ASC' },
    });
    if (!first) throw new AppError('order/not-found');
    return this.pay(first.quoteId, network);
  }

  async pay(quoteId: string, network: string): Promise<RetryDepositResponse> {
    const deposit = await awaitedDepositOf(this.statements, quoteId, this.clock.now());
    if (!deposit?.isWhole) throw new AppError('order/deposit-not-awaited');
    const [customer] = deposit.tops;
    if (!customer?.name || !customer.email || !customer.phone) throw new AppError('order/no-address');
    const { needsDelivery, orderId } = deposit;
    const input = {
      quoteIds: deposit.tops.map((top) => top.quoteId),
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
      needsDelivery,
      deliveryAddress: needsDelivery ? customer.deliveryAddress : null,
      description: '',
      shownTotal: Number(deposit.total),
      shownDeposit: Number(deposit.amount),
      begunIn: null,
      orderId,
      network,
    };
    const begun = await this.payments.begin({
      purpose: 'deposit',
      quoteIds: input.quoteIds,
      next: (depositId, since) => this.plan.next({ ...input, ...(depositId && { depositId }) }, since),
    });
    return { id: begun.depositId, ...toPage(begun) };
  }
}
