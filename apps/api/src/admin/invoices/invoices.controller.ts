import { Body, Controller, Get, Param, Post, Put, Query, Res, UseGuards } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import {
  type AccountsFile,
  accountsFiles,
  invoiceNumberPattern,
  type InvoiceRecipient,
  invoiceRecipientLimits as limits,
} from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { Statements } from '../../database/statements';
import { InvoiceFiles, SendInvoiceAgain, SetInvoiceRecipient } from '../../payments';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { AppError } from '../../platform/errors/app-error';
import { sendDownload } from '../../platform/http/download';
import { QuoteId } from '../../platform/http/id-in-path';
import { SameOriginGuard } from '../../platform/http/is-same-origin';
import { readDays } from '../../platform/lists/read-days';
import { RespondsWith, RespondsWithFile, RespondsWithNoContent } from '../../platform/openapi/responds-with';
import { dtoOf, optionalLine, optionalText, requiredLine } from '../../platform/validation';
import { sendPdf } from '../../quotes';
import { Roles } from '../../staff';
import { CurrentActor } from '../current-actor';
import { ReadQuoteDetail } from '../quotes/read-quote-detail';
import { BookkeepingFiles } from './bookkeeping-files';
import { listInvoices } from './list-invoices';

class InvoiceRecipientDto extends dtoOf<InvoiceRecipient>({
  name: requiredLine(limits.name),
  address: optionalText(limits.address),
  vatNumber: optionalLine(limits.vatNumber),
}) {}

const fileNames: ReadonlyMap<string, AccountsFile> = new Map(
  accountsFiles.map((file) => [`${file}.csv`, file]),
);
const DayQuery = (name: string) =>
  ApiQuery({ name, required: false, schema: { type: 'string', format: 'date' }, example: '2026-11-01' });

@ApiTags('Admin: money')
@Controller('admin')
export class InvoicesController {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly recipient: SetInvoiceRecipient,
    private readonly again: SendInvoiceAgain,
    private readonly pdfs: InvoiceFiles,
    private readonly bookkeeping: BookkeepingFiles,
    private readonly details: ReadQuoteDetail,
  ) {}

  @Get('invoices')
  @Roles('office')
  @ApiQuery({ name: 'month', required: false, schema: { type: 'string' }, example: '2026-11' })
  @ApiQuery({ name: 'search', required: false, schema: { type: 'string' } })
  @RespondsWith('InvoiceListResponse')
  list(@Query() query: Record<string, unknown>) {
    return listInvoices(this.statements, query, this.clock.now());
  }

  @Get('invoices/:number')
  @Roles('office')
  @ApiParam({ name: 'number', schema: { type: 'string', pattern: invoiceNumberPattern.source } })
  @RespondsWithFile('application/pdf')
  async read(@Param('number') number: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.pdfs.make(number));
  }

  @Post('invoices/:number/send')
  @Roles('office')
  @ApiParam({ name: 'number', schema: { type: 'string', pattern: invoiceNumberPattern.source } })
  @RespondsWithNoContent('The mail is being sent')
  send(@Param('number') number: string, @CurrentActor() actor: Actor): Promise<void> {
    return this.again.send(actor, number);
  }

  @Put('quotes/:quoteId/invoice-recipient')
  @Roles('office')
  @RespondsWith('AdminQuoteDetail')
  async setRecipient(
    @QuoteId() id: string,
    @Body() recipient: InvoiceRecipientDto,
    @CurrentActor() actor: Actor,
  ) {
    await this.recipient.set(actor, id, recipient);
    return this.details.get(id);
  }

  @Get('accounts/:file')
  @Roles('office')
  @UseGuards(SameOriginGuard)
  @ApiParam({ name: 'file', enum: [...fileNames.keys()] })
  @DayQuery('from')
  @DayQuery('to')
  @RespondsWithFile('text/csv', 'application/zip')
  async readAccounts(
    @Param('file') name: string,
    @Query() query: Record<string, unknown>,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = fileNames.get(name);
    if (!file) throw new AppError('request/not-found');
    sendDownload(reply, await this.bookkeeping.begin(actor, file, readDays(query)));
  }
}
