import { Body, Controller, Get, Post, Query, HttpStatus } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { paymentFilters, type AdminQuote } from '@app/contracts';
import { In } from 'typeorm';
import { findAttachments } from '../../attachments';
import { Statements } from '../../database/statements';
import { InquiryActions } from '../../inquiries';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { IdempotencyKey } from '../../platform/http/idempotency-key';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import type { Page } from '../../platform/lists/read-page';
import { CreateStaffQuote } from '../../quotes';
import { CurrentActor } from '../current-actor';
import { listQuotes, toAdminQuote } from './list-quotes';
import { quoteList, readQuoteListQuery } from './quote-filters';
import { SaveStaffQuoteDto } from './quote-requests.dto';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';

@ApiTags('Admin: quotes')
@Controller('admin/quotes')
export class AdminQuotesController {
  constructor(
    private readonly statements: Statements,
    private readonly createStaffQuote: CreateStaffQuote,
    private readonly inquiries: InquiryActions,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Roles('office')
  @RespondsWithPage('AdminQuote', quoteList)
  @ApiQuery({ name: 'payment', required: false, enum: paymentFilters })
  @ApiQuery({ name: 'job', required: false, schema: { type: 'string' } })
  @ApiQuery({ name: 'from', required: false, schema: { format: 'date' } })
  @ApiQuery({ name: 'to', required: false, schema: { format: 'date' } })
  async list(@Query() query: Record<string, unknown>): Promise<Page<AdminQuote>> {
    const { rows, total } = await listQuotes(this.statements, readQuoteListQuery(query));
    const quoteIds = rows.filter(({ listFields }) => listFields.attachmentCount > 0).map(({ id }) => id);
    const attachments =
      quoteIds.length > 0 ? await findAttachments(this.statements, { quoteId: In(quoteIds) }) : [];
    const now = this.clock.now();
    return { rows: rows.map((row) => toAdminQuote(row, attachments, now)), total };
  }

  @Post()
  @Roles('office')
  @RespondsWith('SaveStaffQuoteResponse', HttpStatus.CREATED)
  make(@Body() request: SaveStaffQuoteDto, @CurrentActor() actor: Actor, @IdempotencyKey() key?: string) {
    const { inquiry } = request;
    return this.createStaffQuote.create(
      actor,
      request,
      key,
      async (tx, { id, reference, created_at: at }) => {
        if (inquiry) await this.inquiries.recordQuote(tx, actor, inquiry, { id, reference, at });
      },
    );
  }
}
