import type { AuditEntryResponse } from '@app/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { type InDatabase, type StatementRunner, Statements } from '../../database/statements';
import { RespondsWithPage } from '../../platform/lists/responds-with-page';
import { readDays } from '../../platform/lists/read-days';
import { readFilter } from '../../platform/lists/read-filter';
import { readListQuery, type ListQueryOf } from '../../platform/lists/read-list-query';
import { Filters, listOrderSql, readPage } from '../../platform/lists/read-page';
import { matchesPatternArraySql, wordPatterns } from '../../platform/lists/search-patterns';
import { Roles } from '../../staff';

const auditList = { statuses: [], sorts: { at: 'at' } } as const;

const matchingPattern = (pattern: RegExp, expected: string) => ({
  read: (text: string) => (pattern.test(text) ? text : undefined),
  expected,
});
const account = matchingPattern(/^\d{1,9}$/, 'the number of an account');
const action = matchingPattern(/^[a-z-]{1,50}[.][a-z-]{1,50}$/, "what was done, such as 'color.update'");
const kind = matchingPattern(/^[a-z-]{1,50}$/, "a kind of thing, such as 'color'");
const orderReference = matchingPattern(/^[\w-]{1,20}$/, "the reference of an order, such as 'OR-26-00031'");
const id = matchingPattern(/^[\w-]{1,50}$/, 'the id of a thing');

/**
 * Entries about an order: about its quotes, deposits, tasks or mails. Payments, invoices and appointments are recorded with
 * the quote.
 */
function isAboutOrderSql(reference: string): string {
  const orderSql = `SELECT id FROM customer_order WHERE customer_order.reference = ${reference}`;
  const quotesSql = `SELECT quote.id FROM order_item AS item JOIN quote ON quote.top_id = item.top_id WHERE item.order_id IN (${orderSql})`;
  const depositsSql = `SELECT deposit.id FROM deposit WHERE deposit.order_id IN (${orderSql})`;
  const subjects = {
    quote: quotesSql,
    deposit: depositsSql,
    'payment-review': `SELECT attempt.id FROM payment_attempt AS attempt WHERE attempt.deposit_id IN (${depositsSql})`,
    task: `SELECT task.id FROM staff_task AS task
      WHERE task.key IN (${orderSql}) OR task.quote_id IN (${quotesSql}) OR task.deposit_id IN (${depositsSql})`,
    mail: `SELECT mail.id FROM mail WHERE mail.quote_ids && ARRAY(${quotesSql})`,
  };
  const conditions = Object.entries(subjects).map(
    ([kind, ids]) => `subject_kind = '${kind}' AND subject_id = ANY(ARRAY(${ids}))`,
  );
  return `(${conditions.join(' OR ')})`;
}

/** @throws AppError `request/invalid`, naming the filter */
const readAuditFilters = (query: Readonly<Record<string, unknown>>) => ({
  actor: readFilter(query, 'actor', account),
  action: readFilter(query, 'action', action),
  subject: readFilter(query, 'subject', kind),
  subjectId: readFilter(query, 'subjectId', id),
  order: readFilter(query, 'order', orderReference),
  ...readDays(query),
});

function listAuditEntries(
  statements: StatementRunner,
  { actor, action, subject, subjectId, order, since, before }: ReturnType<typeof readAuditFilters>,
  { search, sort, ...paging }: ListQueryOf<typeof auditList>,
) {
  const filters = new Filters()
    .where(actor, (id) => `actor_id = ${id}`)
    .where(action, (name) => `action = ${name}`)
    .where(subject, (kind) => `subject_kind = ${kind}`)
    .where(subjectId, (id) => `subject_id = ${id}`)
    .where(order, (reference) => isAboutOrderSql(`upper(${reference})`))
    .where(since, (at) => `at >= ${at}`)
    .where(before, (at) => `at < ${at}`)
    .where(search && wordPatterns(search), (patterns) => matchesPatternArraySql('subject_name', patterns));
  return readPage<InDatabase<AuditEntryResponse, 'at'>>(statements, paging, {
    filters,
    countSelect: `SELECT FROM audit_entry WHERE ${filters.condition}`,
    page: ({ limit, offset }) => `
      SELECT audit_entry.id, at,
        CASE WHEN actor_id IS NOT NULL THEN
          json_build_object('id', actor_id, 'name', staff_user.first_name, 'email', staff_user.email) END AS actor,
        action, json_build_object('kind', subject_kind, 'id', subject_id) AS subject, subject_name AS "subjectName",
        before, after, request_id AS "requestId"
      FROM audit_entry LEFT JOIN staff_user ON staff_user.id = actor_id
      WHERE ${filters.condition}
      ORDER BY ${listOrderSql(sort, auditList, 'at DESC, audit_entry.id DESC')} LIMIT ${limit} OFFSET ${offset}`,
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
  @ApiQuery({ name: 'order', required: false, example: 'OR-26-00031' })
  @ApiQuery({ name: 'from', required: false, schema: { format: 'date' } })
  @ApiQuery({ name: 'to', required: false, schema: { format: 'date' } })
  @RespondsWithPage('AuditEntryResponse', auditList)
  list(@Query() query: Record<string, unknown>) {
    return listAuditEntries(this.statements, readAuditFilters(query), readListQuery(query, auditList));
  }
}
