import {
  type AddReplyRequest,
  type AnswerInquiryRequest,
  type InquiryForm,
  inquiryForms,
  inquiryStatuses,
  maxAnswerLength,
  maxReplyLength,
  replyMethods,
  type SetInquiryStatusRequest,
} from '@app/contracts';
import { Body, Controller, Get, HttpStatus, Injectable, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { InquiryActions, type InquiryKey } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { IdInPath } from '../../platform/http/id-in-path';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { dtoOf, requiredOneOf, requiredText } from '../../platform/validation';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { AddNoteDto } from '../quotes/quote-requests.dto';
import { inquiryList, listInquiries } from './list-inquiries';
import { readInquiry } from './read-inquiry';

const InquiryId = () => IdInPath('inquiryId', 'inquiry/not-found');

class SetInquiryStatusDto extends dtoOf<SetInquiryStatusRequest>({
  status: requiredOneOf(inquiryStatuses),
}) {}

class AnswerInquiryDto extends dtoOf<AnswerInquiryRequest>({
  text: requiredText(maxAnswerLength),
}) {}

class AddReplyDto extends dtoOf<AddReplyRequest>({
  text: requiredText(maxReplyLength),
  method: requiredOneOf(replyMethods),
}) {}

/** A controller for one form. Both forms have the same routes (D28). Every write responds with the updated inquiry. */
function inquiriesController(form: InquiryForm, contractNames: { row: string; detail: string }) {
  @Injectable()
  abstract class FormInquiriesController {
    constructor(
      private readonly statements: Statements,
      private readonly actions: InquiryActions,
    ) {}

    @Get()
    @Roles('office')
    @RespondsWithPage(contractNames.row, inquiryList)
    list(@Query() query: Record<string, unknown>) {
      return listInquiries(
        this.statements,
        { form, includesFields: true },
        readListQuery(query, inquiryList),
      );
    }

    @Get(':inquiryId')
    @Roles('office')
    @RespondsWith(contractNames.detail)
    read(@InquiryId() id: string) {
      return readInquiry(this.statements, { form, id });
    }

    @Put(':inquiryId/status')
    @Roles('office')
    @RespondsWith(contractNames.detail)
    setStatus(
      @InquiryId() id: string,
      @Body() { status }: SetInquiryStatusDto,
      @CurrentActor() actor: Actor,
    ) {
      return this.actAndRead(id, (inquiry) => this.actions.setStatus(actor, inquiry, status));
    }

    @Post(':inquiryId/notes')
    @Roles('office')
    @RespondsWith(contractNames.detail, HttpStatus.CREATED)
    addNote(
      @InquiryId() id: string,
      @Body() { text }: AddNoteDto,
      @CurrentActor() actor: Actor,
      @IdempotencyKey() key?: string,
    ) {
      return this.actAndRead(id, (inquiry) => this.actions.addNote(actor, inquiry, text, key));
    }

    @Post(':inquiryId/answers')
    @Roles('office')
    @RespondsWith(contractNames.detail, HttpStatus.CREATED)
    answer(
      @InquiryId() id: string,
      @Body() { text }: AnswerInquiryDto,
      @CurrentActor() actor: Actor,
      @IdempotencyKey() key?: string,
    ) {
      return this.actAndRead(id, (inquiry) => this.actions.answer(actor, inquiry, text, key));
    }

    @Post(':inquiryId/replies')
    @Roles('office')
    @RespondsWith(contractNames.detail, HttpStatus.CREATED)
    addReply(
      @InquiryId() id: string,
      @Body() reply: AddReplyDto,
      @CurrentActor() actor: Actor,
      @IdempotencyKey() key?: string,
    ) {
      return this.actAndRead(id, (inquiry) => this.actions.addReply(actor, inquiry, reply, key));
    }

    private async actAndRead(id: string, action: (inquiry: InquiryKey) => Promise<unknown>) {
      const inquiry = { form, id };
      await action(inquiry);
      return readInquiry(this.statements, inquiry);
    }
  }
  return FormInquiriesController;
}

@ApiTags('Admin: inquiries')
@Controller('admin/contact-inquiries')
export class ContactInquiriesController extends inquiriesController('contact', {
  row: 'AdminContactInquiry',
  detail: 'AdminContactInquiryDetail',
}) {}

@ApiTags('Admin: inquiries')
@Controller('admin/trade-inquiries')
export class TradeInquiriesController extends inquiriesController('trade', {
  row: 'AdminTradeInquiry',
  detail: 'AdminTradeInquiryDetail',
}) {}

@ApiTags('Admin: inquiries')
@Controller('admin/inquiries')
export class AdminInquiriesController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'form', required: false, enum: inquiryForms })
  @RespondsWithPage('AdminInquiry', inquiryList)
  list(@Query() query: Record<string, unknown>) {
    const form = readChoice(query, 'form', inquiryForms);
    return listInquiries(this.statements, { form, includesFields: false }, readListQuery(query, inquiryList));
  }
}
