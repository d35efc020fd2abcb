import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { invoiceNumberPattern } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { InvoiceFiles } from '../../invoices';
import { ApiErrors } from '../../platform/errors/api-errors';
import { Answers, AnswersFile } from '../../platform/openapi/answers';
import { sendPdf } from '../../quotes';
import { ListInvoices } from './list-invoices';
import { Roles } from '../../staff';

@ApiTags('Admin: money')
@Controller('admin/invoices')
export class InvoicesController {
  constructor(
    private readonly invoices: ListInvoices,
    private readonly files: InvoiceFiles,
  ) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'month', required: false, schema: { type: 'string' }, example: '2026-11' })
  @ApiQuery({ name: 'search', required: false, schema: { type: 'string' } })
  @Answers('InvoiceListResponse')
  @ApiErrors('request/invalid')
  list(@Query() query: Record<string, unknown>) {
    return this.invoices.list(query);
  }

  @Get(':number')
  @Roles('office')
  @ApiParam({ name: 'number', schema: { type: 'string', pattern: invoiceNumberPattern.source } })
  @AnswersFile('application/pdf')
  @ApiErrors('invoice/not-found', 'server/unavailable')
  async read(@Param('number') number: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.files.make(number));
  }
}
