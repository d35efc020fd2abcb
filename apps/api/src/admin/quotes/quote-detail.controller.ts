import type { OrderStageResponse, QuoteStatusResponse } from '@app/contracts';
import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../platform/audit/actor';
import { readLondonDay } from '../../platform/clock/london-day';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath, QuoteId } from '../../platform/http/id-in-path';
import { SetJob } from '../../jobs';
import { SendDrawing } from '../../order-changes';
import { AnswerRevision, MoveOrder, SetStatus } from '../../orders';
import { jobSheetKey, JobSheets, QuoteActions, PdfFiles, sendPdf, TopDrawings } from '../../quotes';
import { trimToNull } from '../../platform/validation';
import { CurrentActor, HidesCustomers } from '../current-actor';
import {
  AddNoteDto,
  EmailQuoteAgainDto,
  FollowUpDto,
  SetStageDto,
  RecordAgreementDto,
  SetCustomerDto,
  SetJobDto,
  SetQuoteStatusDto,
  SetValidityDto,
} from './quote-requests.dto';
import { ReadQuoteDetail } from './read-quote-detail';
import { RespondsWith, RespondsWithFile, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';

@ApiTags('Admin: quotes')
@Controller('admin/quotes/:quoteId')
export class AdminQuoteDetailController {
  constructor(
    private readonly actions: QuoteActions,
    private readonly statuses: SetStatus,
    private readonly stages: MoveOrder,
    private readonly details: ReadQuoteDetail,
    private readonly pdfs: PdfFiles,
    private readonly drawings: TopDrawings,
    private readonly sendDrawing: SendDrawing,
    private readonly jobSheets: JobSheets,
    private readonly revisions: AnswerRevision,
    private readonly jobs: SetJob,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  read(@QuoteId() id: string) {
    return this.details.get(id);
  }

  @Get('pdf')
  @Roles('office')
  @RespondsWithFile('application/pdf')
  async readPdf(@QuoteId() id: string, @Res() reply: FastifyReply): Promise<void> {
    const quote = await this.details.getRow(id);
    sendPdf(reply, await this.pdfs.makeQuote(quote, { customerName: quote.listFields.customerName }));
  }

  @Get('drawing')
  @Roles('office')
  @RespondsWithFile('application/pdf')
  async readDrawing(@QuoteId() id: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.drawings.makePdf(id));
  }

  @Post('drawing/mail')
  @Roles('office')
  @RespondsWithNoContent()
  async mailDrawing(@QuoteId() id: string, @CurrentActor() actor: Actor): Promise<void> {
    await this.sendDrawing.send(actor, id);
  }

  @Get('job-sheet')
  @Roles('office', 'workshop')
  @RespondsWithFile('application/pdf')
  async readJobSheet(
    @IdInPath('quoteId', 'quote/not-found', jobSheetKey) id: string,
    @HidesCustomers() isForWorkshop: boolean,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    sendPdf(reply, await this.jobSheets.make(id, { isForWorkshop }));
  }

  @Put('status')
  @Roles('office')
  @RespondsWith('QuoteStatusResponse')
  async setStatus(
    @QuoteId() id: string,
    @Body() { status, overrideReason }: SetQuoteStatusDto,
    @CurrentActor() actor: Actor,
  ): Promise<QuoteStatusResponse> {
    await this.statuses.set(actor, id, status, trimToNull(overrideReason));
    return { id, status };
  }

  @Put('stage')
  @Roles('office')
  @RespondsWith('OrderStageResponse')
  async setStage(
    @QuoteId() id: string,
    @Body() move: SetStageDto,
    @CurrentActor() actor: Actor,
  ): Promise<OrderStageResponse> {
    await this.stages.move(actor, id, move);
    return { id, stage: move.stage };
  }

  @Put('job')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setJob(@QuoteId() id: string, @Body() request: SetJobDto, @CurrentActor() actor: Actor) {
    await this.jobs.set(actor, id, request);
    return this.details.get(id);
  }

  @Put('job/stage')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setStageOfJob(@QuoteId() id: string, @Body() move: SetStageDto, @CurrentActor() actor: Actor) {
    await this.stages.moveJob(actor, id, move);
    return this.details.get(id);
  }

  @Delete()
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async delete(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.actions.delete(actor, id);
    return this.details.get(id);
  }

  @Post('restore')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async restore(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    await this.actions.restore(actor, id);
    return this.details.get(id);
  }

  @Post('notes')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.CREATED)
  async addNote(
    @QuoteId() id: string,
    @Body() { text }: AddNoteDto,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key?: string,
  ) {
    await this.actions.addNote(actor, id, text, key);
    return this.details.get(id);
  }

  @Put('validity')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setValidity(
    @QuoteId() id: string,
    @Body() { lastValidDay }: SetValidityDto,
    @CurrentActor() actor: Actor,
  ) {
    const day = readLondonDay(lastValidDay);
    if (!day) throw new Error('lastValidDay was not validated');
    await this.actions.setValidity(actor, id, day);
    return this.details.get(id);
  }

  @Put('customer')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setCustomer(
    @QuoteId() id: string,
    @Body() { customerName, customerEmail, customerPhone, deliveryAddress }: SetCustomerDto,
    @CurrentActor() actor: Actor,
  ) {
    const change = {
      name: trimOrNull(customerName),
      email: trimOrNull(customerEmail),
      phone: trimOrNull(customerPhone),
      deliveryAddress: trimOrNull(deliveryAddress),
    };
    await this.actions.setCustomer(actor, id, change);
    return this.details.get(id);
  }

  @Post('follow-up')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.ACCEPTED)
  async followUp(
    @QuoteId() id: string,
    @Body() { subject, text }: FollowUpDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.actions.followUp(actor, id, { subject, text });
    return this.details.get(id);
  }

  @Post('email')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail', HttpStatus.ACCEPTED)
  async email(@QuoteId() id: string, @Body() { email }: EmailQuoteAgainDto, @CurrentActor() actor: Actor) {
    await this.actions.sendQuote(actor, id, trimOrNull(email) ?? null);
    return this.details.get(id);
  }

  @Post('revision/agree')
  @Roles('office')
  @RespondsWithNoContent()
  agreeToRevision(
    @QuoteId() id: string,
    @Body() agreement: RecordAgreementDto,
    @CurrentActor() actor: Actor,
  ) {
    return this.revisions.recordAgreement(actor, id, agreement);
  }

  @Post('revision/decline')
  @Roles('office')
  @RespondsWithNoContent()
  declineRevision(@QuoteId() id: string, @CurrentActor() actor: Actor) {
    return this.revisions.decline(actor, id);
  }
}

/** An empty text becomes null. An absent one stays undefined, so that it changes nothing. */
const trimOrNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null;
