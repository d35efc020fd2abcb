import type { Statement } from '../../database/statements';
import { inOrder } from '../../platform/lists/in-order';
import type { WantedList } from '../../platform/lists/read-list-query';
import { countOf } from '../../platform/lists/set-total-count';
import type { AuditFilters } from './read-audit-filters';

export const auditSorts = ['at'] as const;
export type AuditSort = (typeof auditSorts)[number];

/** Null: whatever it is. */
const condition = `
  ($1::integer IS NULL OR actor_id = $1) AND ($2::text IS NULL OR action = $2)
  AND ($3::text IS NULL OR subject_kind = $3) AND ($4::text IS NULL OR subject_id = $4)
  AND ($5::timestamptz IS NULL OR at >= $5) AND ($6::timestamptz IS NULL OR at < $6)
  AND ($7::text IS NULL OR subject_name ILIKE $7)`;

/** The values of {@link countAuditEntries}, and with limit and offset behind them of {@link listAuditEntries}. */
export const auditValues = (
  { actor, action, subject, subjectId, since, before }: AuditFilters,
  pattern: string | null,
) => [actor, action, subject, subjectId, since, before, pattern];

const text = (order: string) => `
  SELECT audit_entry.id, at,
    CASE WHEN actor_id IS NOT NULL THEN
      json_build_object('id', actor_id, 'name', staff_user.first_name, 'email', staff_user.email) END AS actor,
    action, json_build_object('kind', subject_kind, 'id', subject_id) AS subject, subject_name AS "subjectName",
    before, after, request_id AS "requestId"
  FROM audit_entry LEFT JOIN staff_user ON staff_user.id = actor_id
  WHERE ${condition}
  ORDER BY ${order} LIMIT $8 OFFSET $9`;

/** A page of the audit log. */
export const listAuditEntries = (sort: WantedList<string, AuditSort>['sort']): Statement =>
  inOrder(
    {
      name: 'list-audit-entries',
      columns: { at: 'at' },
      newestFirst: 'at DESC, audit_entry.id DESC',
      text,
    },
    sort,
  );

export const countAuditEntries: Statement = {
  name: 'count-audit-entries',
  text: countOf(`SELECT FROM audit_entry WHERE ${condition}`),
};
