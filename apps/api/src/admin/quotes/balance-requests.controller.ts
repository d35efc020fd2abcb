import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AskForBalance } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { IdInPath } from '../../platform/http/id-in-path';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { AskForBalanceDto } from './balance-request.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { Roles } from '../../staff';

const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** Asking for the rest of a price. Answered with the quote as it is then. */
@ApiTags('Admin: money')
@Controller('admin/quotes/:quoteId/balance-request')
export class BalanceRequestsController {
  constructor(
    private readonly balances: AskForBalance,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Put()
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(
    ...bodyErrors,
    'quote/not-found',
    'order/no-stage',
    'order/not-measured',
    'order/no-address',
    'balance/no-deposit',
    'balance/nothing-left',
  )
  async ask(@QuoteId() id: string, @Body() request: AskForBalanceDto, @CurrentActor() actor: Actor) {
    await this.balances.ask(actor, id, request);
    return this.details.get(id);
  }

  @Delete()
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors('request/foreign-origin', 'quote/not-found')
  async withdraw(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.balances.withdraw(actor, id);
    return this.details.get(id);
  }
}
