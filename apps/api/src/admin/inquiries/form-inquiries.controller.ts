import { Body, Controller, Get, Injectable, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  inquiryStatuses,
  quoteIdPattern,
  type InquiryForm,
  type AdminInquiry,
  type AdminInquiryDetail,
} from '@app/contracts';
import { InquiryActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { contract } from '../../platform/openapi/contract';
import { CurrentActor } from '../current-actor';
import { AddNoteDto, SetInquiryStatusDto } from './inquiry-requests.dto';
import { inquirySorts } from './list-inquiries';
import { ReadInquiries } from './read-inquiries';

const rules = { statuses: inquiryStatuses, sorts: inquirySorts } as const;
const InquiryId = () =>
  ApiParam({ name: 'inquiryId', schema: { type: 'string', pattern: quoteIdPattern.source } });

/** Inquiries by one form; both are dealt with alike (D28). Every write answers with the inquiry as it is now. */
function formInquiries(form: InquiryForm, documents: { line: string; detail: string }) {
  @Injectable()
  abstract class FormInquiriesController {
    constructor(
      private readonly inquiries: ReadInquiries,
      private readonly attend: InquiryActions,
    ) {}

    @Get()
    @ApiOperation({ summary: 'List the inquiries by this form' })
    @ApiList({ row: documents.line, ...rules })
    @ApiErrors('request/invalid')
    async list(
      @Query() query: Record<string, unknown>,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<AdminInquiry[]> {
      const { inquiries, total } = await this.inquiries.list(form, readListQuery(query, rules), {
        isWithSent: true,
      });
      setTotalCount(reply, total);
      return inquiries;
    }

    @Get(':inquiryId')
    @ApiOperation({ summary: 'Read an inquiry, and what happened with it' })
    @InquiryId()
    @ApiOkResponse({ schema: contract(documents.detail) })
    @ApiErrors('inquiry/not-found')
    read(@Param('inquiryId') id: string): Promise<AdminInquiryDetail> {
      return this.inquiries.get({ form, id });
    }

    @Put(':inquiryId/status')
    @ApiOperation({ summary: 'Say where an inquiry stands' })
    @InquiryId()
    @ApiOkResponse({ schema: contract(documents.detail) })
    @ApiErrors(...bodyErrors, 'inquiry/not-found')
    async setStatus(
      @Param('inquiryId') id: string,
      @Body() { status }: SetInquiryStatusDto,
      @CurrentActor() actor: Actor,
    ): Promise<AdminInquiryDetail> {
      const inquiry = { form, id };
      await this.attend.setStatus(actor, inquiry, status);
      return this.inquiries.get(inquiry);
    }

    @Post(':inquiryId/notes')
    @ApiOperation({ summary: 'Write a note about an inquiry' })
    @InquiryId()
    @ApiCreatedResponse({ schema: contract(documents.detail) })
    @ApiErrors(...bodyErrors, 'inquiry/not-found')
    async addNote(
      @Param('inquiryId') id: string,
      @Body() { text }: AddNoteDto,
      @CurrentActor() actor: Actor,
    ): Promise<AdminInquiryDetail> {
      const inquiry = { form, id };
      await this.attend.addNote(actor, inquiry, text);
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
