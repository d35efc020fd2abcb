import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Statements } from '../../database/statements';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readListQuery } from '../../platform/lists/read-list-query';
import { auditList, listAuditEntries, readAuditFilters } from './list-audit-entries';
import { Roles } from '../../staff';

/** Reads the audit log; nothing writes it but what it tells of. */
@ApiTags('Admin: audit')
@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Roles('office')
  @ApiQuery({ name: 'actor', required: false, schema: { type: 'integer' } })
  @ApiQuery({ name: 'action', required: false, example: 'color.update' })
  @ApiQuery({ name: 'subject', required: false, example: 'color' })
  @ApiQuery({ name: 'subjectId', required: false })
  @ApiQuery({ name: 'from', required: false, schema: { format: 'date' } })
  @ApiQuery({ name: 'to', required: false, schema: { format: 'date' } })
  @AnswersPage('AuditEntryResponse', auditList)
  list(@Query() query: Record<string, unknown>) {
    return listAuditEntries(this.statements, readAuditFilters(query), readListQuery(query, auditList));
  }
}
