import type { AuditEntryResponse } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import type { WantedList } from '../../platform/lists/read-list-query';
import { Filters, orderBy, readPage } from '../../platform/lists/read-page';
import { likePattern } from '../../platform/lists/search-patterns';
import type { AuditFilters } from './read-audit-filters';

export const auditSorts = ['at'] as const;

/** A page of the audit log. */
export function listAuditEntries(
  statements: StatementRunner,
  { actor, action, subject, subjectId, since, before }: AuditFilters,
  { search, sort, ...wanted }: WantedList<string, (typeof auditSorts)[number]>,
) {
  const filters = new Filters()
    .where(actor, (id) => `actor_id = ${id}`)
    .where(action, (name) => `action = ${name}`)
    .where(subject, (kind) => `subject_kind = ${kind}`)
    .where(subjectId, (id) => `subject_id = ${id}`)
    .where(since, (at) => `at >= ${at}`)
    .where(before, (at) => `at < ${at}`)
    .where(search && likePattern(search), (pattern) => `subject_name ILIKE ${pattern}`);
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
      ORDER BY ${orderBy(sort, { at: 'at' }, 'at DESC, audit_entry.id DESC')} LIMIT ${limit} OFFSET ${offset}`,
  });
}
