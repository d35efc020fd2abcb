import type { OrderStageResponse, QuoteStatusResponse } from '@app/contracts';
import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/audit/actor';
import { readLondonDay } from '../../platform/clock/london-day';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { fieldError } from '../../platform/errors/app-error';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import {
  AnswerRevision,
  jobSheetKey,
  JobSheets,
  MoveOrder,
  QuoteActions,
  QuotePdfs,
  sendPdf,
  WriteToCustomer,
} from '../../quotes';
import { CurrentActor, IsForWorkshop } from '../current-actor';
import {
  AddQuoteNoteDto,
  EmailQuoteAgainDto,
  FollowUpDto,
  MoveOrderDto,
  SetCustomerDto,
  SetQuoteStatusDto,
  SetValidityDto,
} from './admin-quote.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { Answers, AnswersFile, AnswersNothing } from '../../platform/openapi/answers';
import { Roles } from '../../staff';

const errors = ['quote/not-found'] as const;
const QuoteId = () => IdInPath('quoteId', 'quote/not-found');

/** One quote, and what staff do with it. What changes it is answered with the quote as it is then. */
@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId')
export class AdminQuoteController {
  constructor(
    private readonly attend: QuoteActions,
    private readonly moving: MoveOrder,
    private readonly writing: WriteToCustomer,
    private readonly details: ReadQuoteDetail,
    private readonly pdfs: QuotePdfs,
    private readonly jobSheets: JobSheets,
    private readonly revisions: AnswerRevision,
  ) {}

  @Get()
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...errors)
  read(@QuoteId() id: string) {
    return this.details.get(id);
  }

  @Get('pdf')
  @Roles('office')
  @AnswersFile('application/pdf')
  @ApiErrors(...errors)
  async readPdf(@QuoteId() id: string, @Res() reply: FastifyReply): Promise<void> {
    const quote = await this.details.row(id);
    sendPdf(reply, await this.pdfs.make(quote, { customerName: quote.line.customerName }));
  }

  @Get('job-sheet')
  @Roles('office', 'workshop')
  @AnswersFile('application/pdf')
  @ApiErrors(...errors)
  async readJobSheet(
    @IdInPath('quoteId', 'quote/not-found', jobSheetKey) id: string,
    @IsForWorkshop() isForWorkshop: boolean,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.jobSheets.make(id, { isForWorkshop }));
  }

  @Put('status')
  @Roles('office')
  @Answers('QuoteStatusResponse')
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'revision/not-agreed')
  async setStatus(
    @QuoteId() id: string,
    @Body() { status }: SetQuoteStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteStatusResponse> {
    await this.attend.setStatus(actor, id, status);
    return { id, status };
  }

  @Put('stage')
  @Roles('office')
  @Answers('OrderStageResponse')
  @ApiErrors(
    ...errors,
    ...bodyErrors,
    'order/deleted',
    'order/no-stage',
    'order/moved-meanwhile',
    'order/not-measured',
    'order/not-next',
    'order/completed',
  )
  async setStage(
    @QuoteId() id: string,
    @Body() move: MoveOrderDto,
    @CurrentActor() actor: Actor,
  ): Promise<OrderStageResponse> {
    await this.moving.move(actor, id, move);
    return { id, stage: move.stage };
  }

  @Delete()
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...errors, 'request/foreign-origin', 'order/has-deposit')
  async delete(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.attend.delete(actor, id);
    return this.details.get(id);
  }

  @Post('restore')
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...errors, 'request/foreign-origin', 'order/not-deleted')
  async restore(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.attend.restore(actor, id);
    return this.details.get(id);
  }

  @Post('notes')
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.CREATED)
  @ApiErrors(...errors, ...bodyErrors)
  async addNote(
    @QuoteId() id: string,
    @Body() { text }: AddQuoteNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ) {
    await this.attend.addNote(actor, id, text, key);
    return this.details.get(id);
  }

  @Put('validity')
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/superseded')
  async setValidity(
    @QuoteId() id: string,
    @Body() { lastValidDay }: SetValidityDto,
    @CurrentActor() actor: Actor,
  ) {
    const day = readLondonDay(lastValidDay);
    if (!day) throw fieldError('request/invalid', 'lastValidDay', 'This must be a day such as 2026-12-21.');
    await this.attend.setValidity(actor, id, day);
    return this.details.get(id);
  }

  @Put('customer')
  @Roles('office')
  @Answers('AdminQuoteDetail')
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted')
  async setCustomer(
    @QuoteId() id: string,
    @Body() { customerName, customerEmail, customerPhone, deliveryAddress }: SetCustomerDto,
    @CurrentActor() actor: Actor,
  ) {
    const change = {
      name: tidy(customerName),
      email: tidy(customerEmail),
      phone: tidy(customerPhone),
      deliveryAddress: tidy(deliveryAddress),
    };
    await this.attend.setCustomer(actor, id, change);
    return this.details.get(id);
  }

  @Post('follow-up')
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.ACCEPTED)
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/no-address')
  async followUp(
    @QuoteId() id: string,
    @Body() { subject, text }: FollowUpDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.writing.followUp(actor, id, { subject, text });
    return this.details.get(id);
  }

  @Post('email')
  @Roles('office')
  @Answers('AdminQuoteDetail', HttpStatus.ACCEPTED)
  @ApiErrors(...errors, ...bodyErrors, 'order/deleted', 'order/no-address')
  async email(@QuoteId() id: string, @Body() { email }: EmailQuoteAgainDto, @CurrentActor() actor: Actor) {
    await this.writing.sendQuote(actor, id, tidy(email) ?? null);
    return this.details.get(id);
  }

  @Post('revision/decline')
  @Roles('office')
  @AnswersNothing()
  @ApiErrors(...errors, 'request/foreign-origin', 'revision/none', 'revision/answered')
  declineRevision(@QuoteId() id: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.revisions.decline(actor, id);
  }
}

/** Without spaces around it; nothing at all is null, and what was left out stays so. */
const tidy = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
