import { Body, Controller, Get, Header, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { quoteStatuses } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { attachmentsOf } from '../../attachments/index';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { ApiErrors, bodyErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { likePattern } from '../../platform/lists/like-pattern';
import { phonePattern } from '../../platform/lists/phone-pattern';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { By } from '../by';
import { AdminQuoteDto } from './admin-quote.dto';
import { toAdminQuote } from './admin-quote.mapper';
import { countQuotes, listQuotes, quoteSorts, type QuoteFilters, type QuoteLineRow } from './list-quotes';
import { MakeStaffQuote } from './make-staff-quote';
import { SavedStaffQuoteDto, SaveStaffQuoteDto } from './save-staff-quote.dto';

const rules = { statuses: quoteStatuses, sorts: quoteSorts } as const;
const adminErrors = ['auth/signed-out', 'auth/not-an-admin'] as const;

/** Quotes as staff see them, customers included (D9). */
@ApiTags('Admin: quotes')
@Controller('admin/quotes')
export class AdminQuotesController {
  constructor(
    private readonly statements: Statements,
    private readonly makeStaffQuote: MakeStaffQuote,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'List quotes, each with its latest deposit' })
  @ApiList({ type: AdminQuoteDto, ...rules })
  @ApiErrors(...adminErrors, 'request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminQuoteDto[]> {
    const { limit, offset, search, status, sort } = readListQuery(query, rules);
    const filters: QuoteFilters = [status, search && likePattern(search), search && phonePattern(search)];
    const [rows, [count]] = await Promise.all([
      this.statements.run<QuoteLineRow>(listQuotes(sort), [...filters, limit, offset]),
      this.statements.run<{ total: number }>(countQuotes, filters),
    ]);
    setTotalCount(reply, count?.total ?? 0);
    const quoteIds = rows.filter((row) => row.attachment_count > 0).map(({ id }) => id);
    const attachments = quoteIds.length > 0 ? await attachmentsOf(this.statements, { quoteIds }) : [];
    return rows.map((row) => toAdminQuote(row, attachments));
  }

  @Post()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ summary: 'Price a configuration for somebody and save it' })
  @ApiCreatedResponse({ type: SavedStaffQuoteDto })
  @ApiErrors(
    ...adminErrors,
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
  make(@Body() request: SaveStaffQuoteDto, @By() actor: Actor): Promise<SavedStaffQuoteDto> {
    return this.makeStaffQuote.make(actor, request);
  }
}
