import { Injectable } from '@nestjs/common';
import type { RetryDepositResponse } from '@app/contracts';
import { toPence } from '@app/pricing';
import { BeginPayment, toPage } from '../attempts/begin-payment';
import type { DepositRow } from '../deposits/deposit-statements';
import { readAmount } from '../ledger/read-amount';
import { type BalanceInput, PlanBalance } from './plan-balance';

/** Brings a customer to a card page for what is due on their order. */
@Injectable()
export class PayBalance {
  constructor(
    private readonly payments: BeginPayment,
    private readonly plan: PlanBalance,
  ) {}

  /** @throws AppError why it cannot be paid */
  pay(quoteId: string, amount: string, network: string): Promise<RetryDepositResponse> {
    return this.begin({ quoteId, amount: readAmount('amount', amount), network });
  }

  /** The same payment once more, after its page came to nothing. @throws AppError why it cannot be paid any more */
  retry(
    { id: depositId, quote_ids: [quoteId = ''], deposit_amount }: DepositRow,
    network: string,
  ): Promise<RetryDepositResponse> {
    return this.begin({ quoteId, depositId, amount: toPence(deposit_amount), network });
  }

  private async begin(input: BalanceInput): Promise<RetryDepositResponse> {
    const begun = await this.payments.begin({
      purpose: 'balance',
      quoteIds: [input.quoteId],
      depositId: input.depositId,
      next: (depositId, since) => this.plan.next({ ...input, depositId }, since),
    });
    return { id: begun.depositId, ...toPage(begun) };
  }
}
