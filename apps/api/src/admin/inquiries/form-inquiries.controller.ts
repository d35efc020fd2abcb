import { Body, Controller, Get, Injectable, Post, Put, Query, HttpStatus } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { InquiryForm } from '@app/contracts';
import { InquiryActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { IdInPath } from '../../platform/http/id-in-path';
import { Statements } from '../../database/statements';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { Answers } from '../../platform/openapi/answers';
import { CurrentActor } from '../current-actor';
import { AddNoteDto, SetInquiryStatusDto } from './inquiry-requests.dto';
import { inquiryList, listInquiries } from './list-inquiries';
import { ReadInquiries } from './read-inquiries';

const InquiryId = () => IdInPath('inquiryId', 'inquiry/not-found');

/** Inquiries by one form; both are dealt with alike (D28). Every write answers with the inquiry as it is now. */
function formInquiries(form: InquiryForm, documents: { line: string; detail: string }) {
  @Injectable()
  abstract class FormInquiriesController {
    constructor(
      private readonly statements: Statements,
      private readonly inquiries: ReadInquiries,
      private readonly attend: InquiryActions,
    ) {}

    @Get()
    @ApiOperation({ summary: 'List the inquiries by this form' })
    @AnswersPage(documents.line, inquiryList)
    @ApiErrors('request/invalid')
    list(@Query() query: Record<string, unknown>) {
      return listInquiries(this.statements, { form, isWithSent: true }, readListQuery(query, inquiryList));
    }

    @Get(':inquiryId')
    @ApiOperation({ summary: 'Read an inquiry, and what happened with it' })
    @Answers(documents.detail)
    @ApiErrors('inquiry/not-found')
    read(@InquiryId() id: string) {
      return this.inquiries.get({ form, id });
    }

    @Put(':inquiryId/status')
    @ApiOperation({ summary: 'Say where an inquiry stands' })
    @Answers(documents.detail)
    @ApiErrors(...bodyErrors, 'inquiry/not-found')
    async setStatus(
      @InquiryId() id: string,
      @Body() { status }: SetInquiryStatusDto,
      @CurrentActor() actor: Actor,
    ) {
      const inquiry = { form, id };
      await this.attend.setStatus(actor, inquiry, status);
      return this.inquiries.get(inquiry);
    }

    @Post(':inquiryId/notes')
    @ApiOperation({ summary: 'Write a note about an inquiry' })
    @Answers(documents.detail, HttpStatus.CREATED)
    @ApiErrors(...bodyErrors, 'inquiry/not-found')
    async addNote(
      @InquiryId() id: string,
      @Body() { text }: AddNoteDto,
      @CurrentActor() actor: Actor,
      @IdempotencyKey('Sent again with it, it is the same note') key?: string,
    ) {
      const inquiry = { form, id };
      await this.attend.addNote(actor, inquiry, text, key);
      return this.inquiries.get(inquiry);
    }
  }
  return FormInquiriesController;
}

@ApiTags('Admin: inquiries')
@Controller('admin/contact-inquiries')
export class ContactInquiriesController extends formInquiries('contact', {
  line: 'AdminContactInquiry',
  detail: 'AdminContactInquiryDetail',
}) {}

@ApiTags('Admin: inquiries')
@Controller('admin/trade-inquiries')
export class TradeInquiriesController extends formInquiries('trade', {
  line: 'AdminTradeInquiry',
  detail: 'AdminTradeInquiryDetail',
}) {}
