import {
  type AskForBalanceRequest,
  type RefundCreditRequest,
  ledgerLimits,
  recordedMethods,
  type RecordPaymentRequest,
  type UndoPaymentRequest,
} from '@app/contracts';
import { Body, Controller, Delete, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { RequestBalance, RefundCredit, RecordedPayments } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { QuoteId, RowIdInPath } from '../../platform/http/id-in-path';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { RespondsWith } from '../../platform/openapi/responds-with';
import {
  dtoOf,
  optionalAmount,
  optionalFlag,
  optionalLine,
  requiredLine,
  requiredLondonDay,
  requiredOneOf,
} from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from './read-quote-detail';

const paymentRules = {
  amount: optionalAmount,
  method: requiredOneOf(recordedMethods),
  paidOn: requiredLondonDay,
  note: optionalLine(ledgerLimits.note),
};

class RefundCreditDto extends dtoOf<RefundCreditRequest>({
  ...paymentRules,
  isMoreThanCredit: optionalFlag,
}) {}

class RecordPaymentDto extends dtoOf<RecordPaymentRequest>({
  ...paymentRules,
  sendsReceipt: optionalFlag,
}) {}

class UndoPaymentDto extends dtoOf<UndoPaymentRequest>({ reason: requiredLine(ledgerLimits.note) }) {}

class AskForBalanceDto extends dtoOf<AskForBalanceRequest>({
  dueOn: requiredLondonDay,
  smallestPart: optionalAmount,
}) {}

/**
 * Payments recorded by hand for a quote or its whole job, and balance requests. Writes respond with the updated quote.
 */
@ApiTags('Admin: money')
@Controller('admin/quotes/:quoteId')
export class QuotePaymentsController {
  constructor(
    private readonly payments: RecordedPayments,
    private readonly credits: RefundCredit,
    private readonly balances: RequestBalance,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Post('payments')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.CREATED)
  async record(
    @QuoteId() id: string,
    @Body() payment: RecordPaymentDto,
    @IdempotencyKey({ required: true }) key: string,
    @CurrentActor() actor: Actor,
  ) {
    await this.payments.record(actor, id, { ...payment, key });
    return this.details.get(id);
  }

  @Post('payments/refund-credit')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.CREATED)
  async refundCredit(
    @QuoteId() id: string,
    @Body() credit: RefundCreditDto,
    @IdempotencyKey({ required: true }) key: string,
    @CurrentActor() actor: Actor,
  ) {
    await this.credits.refund(actor, id, { ...credit, key });
    return this.details.get(id);
  }

  @Post('payments/:id/undo')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async undo(
    @QuoteId() id: string,
    @RowIdInPath('payment/not-found') entryId: number,
    @Body() { reason }: UndoPaymentDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.payments.undo(actor, id, entryId, reason);
    return this.details.get(id);
  }

  @Put('balance-request')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async askForBalance(
    @QuoteId() id: string,
    @Body() request: AskForBalanceDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.balances.request(actor, id, request);
    return this.details.get(id);
  }

  @Post('balance-request/reminder')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.ACCEPTED)
  async remindOfBalance(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.balances.remind(actor, id);
    return this.details.get(id);
  }

  @Delete('balance-request')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async withdrawRequest(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.balances.withdraw(actor, id);
    return this.details.get(id);
  }
}
