import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { inquiryStatuses, type AdminInquiry } from '@app/contracts';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../platform/errors/api-errors';
import { ApiList } from '../../platform/lists/api-list';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { setTotalCount } from '../../platform/lists/set-total-count';
import { inquiryForms } from './inquiry.dto';
import { inquirySorts } from './list-inquiries';
import { ReadInquiries } from './read-inquiries';

const rules = { statuses: inquiryStatuses, sorts: inquirySorts } as const;

/** Inquiries by both forms, in one list. */
@ApiTags('Admin: inquiries')
@Controller('admin/inquiries')
export class AdminInquiriesController {
  constructor(private readonly inquiries: ReadInquiries) {}

  @Get()
  @ApiOperation({ summary: 'List the inquiries by both forms' })
  @ApiQuery({ name: 'form', required: false, enum: inquiryForms })
  @ApiList({ row: 'AdminInquiry', ...rules })
  @ApiErrors('request/invalid')
  async list(
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminInquiry[]> {
    const form = readChoice(query, 'form', inquiryForms);
    const { inquiries, total } = await this.inquiries.list(form, readListQuery(query, rules), {
      isWithSent: false,
    });
    setTotalCount(reply, total);
    return inquiries;
  }
}
