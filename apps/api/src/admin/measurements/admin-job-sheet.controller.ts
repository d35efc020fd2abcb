import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { quoteIdPattern } from '@app/contracts';
import { ApiErrors } from '../../platform/errors/api-errors';
import { JobSheets, sendPdf } from '../../quotes';

@ApiTags('Admin: quotes')
@Controller('admin/quotes')
export class AdminJobSheetController {
  constructor(private readonly jobSheets: JobSheets) {}

  @Get(':id/job-sheet')
  @ApiOperation({ summary: 'What the workshop cuts a top by, as one page of A4' })
  @ApiParam({ name: 'id', schema: { type: 'string', pattern: quoteIdPattern.source } })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiErrors('quote/not-found')
  async read(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    sendPdf(reply, await this.jobSheets.make(id));
  }
}
