import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { ApiErrors } from '../../platform/errors/api-errors';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readChoice } from '../../platform/lists/read-filter';
import { readListQuery } from '../../platform/lists/read-list-query';
import { inquiryForms } from './inquiry.dto';
import { inquiryList, listInquiries } from './list-inquiries';

/** Inquiries by both forms, in one list. */
@ApiTags('Admin: inquiries')
@Controller('admin/inquiries')
export class AdminInquiriesController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @ApiOperation({ summary: 'List the inquiries by both forms' })
  @ApiQuery({ name: 'form', required: false, enum: inquiryForms })
  @AnswersPage('AdminInquiry', inquiryList)
  @ApiErrors('request/invalid')
  list(@Query() query: Record<string, unknown>) {
    const form = readChoice(query, 'form', inquiryForms);
    return listInquiries(this.statements, { form, isWithSent: false }, readListQuery(query, inquiryList));
  }
}
