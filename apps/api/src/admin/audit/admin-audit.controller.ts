import type { AuditEntryResponse } from '@app/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type InDatabase, type StatementRunner, Statements } from '../../database/statements';
import { AnswersPage } from '../../platform/lists/answers-page';
import { readDays } from '../../platform/lists/read-days';
import { readFilter } from '../../platform/lists/read-filter';
import { readListQuery, type ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, orderBy, readPage } from '../../platform/lists/read-page';
import { hasAllOf, wordPatterns } from '../../platform/lists/search-patterns';
import { Roles } from '../../staff';

const auditList = { statuses: [], sorts: { at: 'at' } } as const;

const matching = (form: RegExp, expected: string) => ({
  read: (text: string) => (form.test(text) ? text : undefined),
  expected,
});
const account = matching(/^\d{1,9}$/, 'the number of an account');
const action = matching(/^[a-z-]{1,50}[.][a-z-]{1,50}$/, "what was done, such as 'color.update'");
const kind = matching(/^[a-z-]{1,50}$/, "a kind of thing, such as 'color'");
const id = matching(/^[\w-]{1,50}$/, 'the id of a thing');

/** @throws AppError `request/invalid`, naming the filter */
const readAuditFilters = (query: Readonly<Record<string, unknown>>) => ({
  actor: readFilter(query, 'actor', account),
  action: readFilter(query, 'action', action),
  subject: readFilter(query, 'subject', kind),
  subjectId: readFilter(query, 'subjectId', id),
  ...readDays(query),
});

function listAuditEntries(
  statements: StatementRunner,
  { actor, action, subject, subjectId, since, before }: ReturnType<typeof readAuditFilters>,
  { search, sort, ...wanted }: ListQueryOf<typeof auditList>,
) {
  const filters = new Filters()
    .where(actor, (id) => `actor_id = ${id}`)
    .where(action, (name) => `action = ${name}`)
    .where(subject, (kind) => `subject_kind = ${kind}`)
    .where(subjectId, (id) => `subject_id = ${id}`)
    .where(since, (at) => `at >= ${at}`)
    .where(before, (at) => `at < ${at}`)
    .where(search && wordPatterns(search), (patterns) => hasAllOf('subject_name', patterns));
  return readPage<InDatabase<AuditEntryResponse, 'at'>>(statements, wanted, {
    filters,
    all: `SELECT FROM audit_entry WHERE ${filters.condition}`,
    page: ({ limit, offset }) => `
      SELECT audit_entry.id, at,
        CASE WHEN actor_id IS NOT NULL THEN
          json_build_object('id', actor_id, 'name', staff_user.first_name, 'email', staff_user.email) END AS actor,
        action, json_build_object('kind', subject_kind, 'id', subject_id) AS subject, subject_name AS "subjectName",
        before, after, request_id AS "requestId"
      FROM audit_entry LEFT JOIN staff_user ON staff_user.id = actor_id
      WHERE ${filters.condition}
      ORDER BY ${orderBy(sort, auditList, 'at DESC, audit_entry.id DESC')} LIMIT ${limit} OFFSET ${offset}`,
  });
}

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
