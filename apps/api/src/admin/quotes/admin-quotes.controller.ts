import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  paymentFilters,
  type AdminQuoteSummary,
  type SaveStaffQuoteResponse,
  type AdminQuote,
} from '@app/contracts';
import { attachmentsOf } from '../../attachments';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { sumTally } from '../../quotes';
import { CurrentActor } from '../current-actor';
import { toAdminQuote } from './admin-quote.mapper';
import { listQuotes } from './list-quotes';
import { MakeStaffQuote } from './make-staff-quote';
import { quoteListRules, readQuoteList } from './quote-filters';
import { SaveStaffQuoteDto } from './save-staff-quote.dto';
import { contract } from '../../platform/openapi/contract';

/** Quotes as staff see them, customers included (D9). */
@ApiTags('Admin: quotes')
@Controller('admin/quotes')
export class AdminQuotesController {
  constructor(
    private readonly statements: Statements,
    private readonly makeStaffQuote: MakeStaffQuote,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List quotes, each with its latest deposit' })
  @ApiList({ row: 'AdminQuote', ...quoteListRules })
  @ApiQuery({ name: 'payment', required: false, enum: paymentFilters, description: 'How far the deposit is' })
  @ApiQuery({ name: 'from', required: false, description: 'A day in London', schema: { format: 'date' } })
  @ApiQuery({ name: 'to', required: false, description: 'Likewise, inclusive', schema: { format: 'date' } })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminQuote[]> {
    const { rows, total } = await listQuotes(this.statements, readQuoteList(query));
    setTotalCount(reply, total);
    const quoteIds = rows.filter((row) => row.attachment_count > 0).map(({ id }) => id);
    const attachments = quoteIds.length > 0 ? await attachmentsOf(this.statements, { quoteIds }) : [];
    const now = this.clock.now();
    return rows.map((row) => toAdminQuote(row, attachments, now));
  }

  @Get('summary')
  @ApiOperation({ summary: 'Count quotes, and what they come to, by status' })
  @ApiOkResponse({ schema: contract('AdminQuoteSummary') })
  @ApiErrors()
  async summarise(): Promise<AdminQuoteSummary> {
    return { statuses: await sumTally(this.statements) };
  }

  @Post()
  @ApiOperation({ summary: 'Price a configuration for somebody and save it' })
  @ApiCreatedResponse({ schema: contract('SaveStaffQuoteResponse') })
  @ApiErrors(
    ...bodyErrors,
    'inquiry/not-found',
    'quote/incomplete',
    'quote/size-out-of-range',
    'quote/unknown-part',
    'quote/color-of-other-material',
    'quote/zero-price',
    'quote/part-not-sold',
    'quote/price-changed',
  )
  make(@Body() request: SaveStaffQuoteDto, @CurrentActor() actor: Actor): Promise<SaveStaffQuoteResponse> {
    return this.makeStaffQuote.make(actor, request);
  }
}
