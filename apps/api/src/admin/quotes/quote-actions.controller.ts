import type { AdminQuoteDetail, QuoteStatusResponse } from '@app/contracts';
import { Body, Controller, Delete, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Actor } from '../../platform/audit/actor';
import { readLondonDay } from '../../platform/clock/read-london-day';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { fieldError } from '../../platform/errors/app-error';
import { QuoteActions, WriteToCustomer } from '../../quotes';
import { CurrentActor } from '../current-actor';
import {
  AddQuoteNoteDto,
  EmailQuoteAgainDto,
  FollowUpDto,
  QuoteIdParam,
  SetCustomerDto,
  SetQuoteStatusDto,
  SetValidityDto,
} from './quote-actions.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { contract } from '../../platform/openapi/contract';

const errors = ['quote/not-found'] as const;

/** What staff do with one quote. All but the status is answered with the quote as it is then. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId')
export class QuoteActionsController {
  constructor(
    private readonly attend: QuoteActions,
    private readonly writing: WriteToCustomer,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Put('status')
  @ApiOperation({ summary: 'Say where a quote stands: any status to any other' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('QuoteStatusResponse') })
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'revision/not-agreed')
  async setStatus(
    @Param('quoteId') id: string,
    @Body() { status }: SetQuoteStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteStatusResponse> {
    await this.attend.setStatus(actor, id, status);
    return { id, status };
  }

  @Delete()
  @ApiOperation({ summary: 'Delete a quote, so that it can be restored (D22)' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors(...errors, 'request/foreign-origin', 'order/has-deposit')
  async delete(@Param('quoteId') id: string, @CurrentActor() actor: Actor): Promise<AdminQuoteDetail> {
    await this.attend.delete(actor, id);
    return this.details.get(id);
  }

  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Have a deleted quote back' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors(...errors, 'request/foreign-origin', 'order/not-deleted')
  async restore(@Param('quoteId') id: string, @CurrentActor() actor: Actor): Promise<AdminQuoteDetail> {
    await this.attend.restore(actor, id);
    return this.details.get(id);
  }

  @Post('notes')
  @ApiOperation({ summary: 'Write a note about a quote, for staff alone' })
  @QuoteIdParam()
  @ApiCreatedResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors(...errors, ...bodyErrors)
  async addNote(
    @Param('quoteId') id: string,
    @Body() { text }: AddQuoteNoteDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminQuoteDetail> {
    await this.attend.addNote(actor, id, text);
    return this.details.get(id);
  }

  @Put('validity')
  @ApiOperation({ summary: 'Say how long the price of a quote holds (D4)' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/superseded')
  async setValidity(
    @Param('quoteId') id: string,
    @Body() { lastValidDay }: SetValidityDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminQuoteDetail> {
    const day = readLondonDay(lastValidDay);
    if (!day) throw fieldError('request/invalid', 'lastValidDay', 'This must be a day such as 2026-12-21.');
    await this.attend.setValidity(actor, id, day);
    return this.details.get(id);
  }

  @Put('customer')
  @ApiOperation({ summary: 'Say who the customer of a quote is (D14)' })
  @QuoteIdParam()
  @ApiOkResponse({ schema: contract('AdminQuoteDetail') })
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted')
  async setCustomer(
    @Param('quoteId') id: string,
    @Body() { customerName, customerEmail, customerPhone }: SetCustomerDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminQuoteDetail> {
    const change = { name: tidy(customerName), email: tidy(customerEmail), phone: tidy(customerPhone) };
    await this.attend.setCustomer(actor, id, change);
    return this.details.get(id);
  }

  @Post('follow-up')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Write to the customer of a quote (D30)' })
  @QuoteIdParam()
  @ApiAcceptedResponse({
    schema: contract('AdminQuoteDetail'),
    description: 'The mail is written down and will be sent',
  })
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/no-address')
  async followUp(
    @Param('quoteId') id: string,
    @Body() { subject, text }: FollowUpDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminQuoteDetail> {
    await this.writing.followUp(actor, id, { subject, text });
    return this.details.get(id);
  }

  @Post('email')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ summary: 'Send a quote once more, to its customer or to another address' })
  @QuoteIdParam()
  @ApiAcceptedResponse({
    schema: contract('AdminQuoteDetail'),
    description: 'The mail is written down and will be sent',
  })
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/no-address')
  async email(
    @Param('quoteId') id: string,
    @Body() { email }: EmailQuoteAgainDto,
    @CurrentActor() actor: Actor,
  ): Promise<AdminQuoteDetail> {
    await this.writing.sendQuote(actor, id, tidy(email) ?? null);
    return this.details.get(id);
  }
}

/** Without spaces around it; nothing at all is null, and what was left out stays so. */
const tidy = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
