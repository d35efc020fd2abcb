import type { TestApi } from './servers/start-api';

/** The audit entries of a subject, oldest first; `actor` is an email address. */
export const auditEntriesOf = (api: TestApi, subjectId: string) =>
  api.sql<{
    action: string;
    actor: string | null;
    subject_kind: string;
    subject_name: string | null;
    before: unknown;
    after: unknown;
    request_id: string | null;
  }>(
    `SELECT action, email AS actor, subject_kind, subject_name, before, after, request_id
     FROM audit_entry LEFT JOIN staff_user ON staff_user.id = actor_id
     WHERE subject_id = $1 ORDER BY audit_entry.id`,
    [subjectId],
  );
