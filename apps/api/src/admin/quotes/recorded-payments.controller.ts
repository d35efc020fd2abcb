import { Body, Controller, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GiveBackCredit, RecordedPayments } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath, RowIdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from './read-quote-detail';
import { GiveBackCreditDto, RecordPaymentDto, UndoPaymentDto } from './recorded-payment.dto';
import { Roles } from '../../staff';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** What was paid on a quote, or on all of its job, otherwise than online. Answered with the quote as it is then. */
@ApiTags('Admin: money')
@Controller('admin/quotes/:quoteId/payments')
export class RecordedPaymentsController {
  constructor(
    private readonly payments: RecordedPayments,
    private readonly credits: GiveBackCredit,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Post()
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.CREATED)
  @ApiErrors(
    ...bodyErrors,
    'request/key-missing',
    'quote/not-found',
    'order/deleted',
    'order/superseded',
    'revision/not-agreed',
    'payment/more-than-price',
    'payment/more-than-owed',
    'payment/under-another',
    'deposit/key-reused',
  )
  async record(
    @QuoteId() id: string,
    @Body() payment: RecordPaymentDto,
    @IdempotencyKey(true)
    key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    await this.payments.record(actor, id, { ...payment, key });
    return this.details.get(id);
  }

  @Post('give-back')
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.CREATED)
  @ApiErrors(
    ...bodyErrors,
    'request/key-missing',
    'quote/not-found',
    'order/superseded',
    'payment/more-than-credit',
    'order/more-than-received',
    'refund/under-way',
    'deposit/key-reused',
  )
  async giveBack(
    @QuoteId() id: string,
    @Body() credit: GiveBackCreditDto,
    @IdempotencyKey(true) key: string | undefined,
    @CurrentActor() actor: Actor,
  ) {
    await this.credits.give(actor, id, { ...credit, key });
    return this.details.get(id);
  }

  @Post(':id/undo')
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...bodyErrors, 'quote/not-found', 'payment/not-found')
  async undo(
    @QuoteId() id: string,
    @RowIdInPath('payment/not-found') entryId: number,
    @Body() { reason }: UndoPaymentDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.payments.undo(actor, id, entryId, reason);
    return this.details.get(id);
  }
}
