import type { AuditVerb, AuditSubject } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { AppError } from '../errors/app-error';
import type { Actor } from './actor';

const addAuditEntrySql = `
    INSERT INTO audit_entry (
      at, actor_id, action, subject_kind, subject_id, subject_name, before, after, request_id)
    SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9
    WHERE $2::integer IS NULL OR $9::text IS NULL OR $4 = 'account'
      OR EXISTS (SELECT FROM staff_user WHERE id = $2 AND is_admin AND is_active)
    RETURNING id`;

export interface NewAuditEntry<Subject extends AuditSubject = AuditSubject> {
  at: Date;
  /** Such as 'update'; the log says 'color.update'. */
  verb: AuditVerb<Subject>;
  subject: { kind: Subject; id: string | number; name?: string | null };
  /** Only fields that differ are stored. Null or absent: it did not exist, or must not be stored. */
  before?: object | null;
  after?: object | null;
}

/**
 * Records in the same transaction who changed what. Fails if the user, an admin when the request came in, no longer is
 * one.
 * @throws AppError `auth/signed-out`, which rolls the transaction back
 */
export async function addAuditEntry<Subject extends AuditSubject>(
  tx: StatementRunner,
  { userId, requestId }: Actor,
  { at, verb, subject, before = null, after = null }: NewAuditEntry<Subject>,
): Promise<void> {
  const changed = diffFields(before, after);
  const [entry] = await tx.run(addAuditEntrySql, [
    at,
    userId,
    `${subject.kind}.${verb}`,
    subject.kind,
    String(subject.id),
    subject.name ?? null,
    changed.before && JSON.stringify(changed.before),
    changed.after && JSON.stringify(changed.after),
    requestId,
  ]);
  if (!entry) throw new AppError('auth/signed-out');
}

type Fields = Record<string, unknown>;

/** The fields that differ; if one state is missing, all fields of the other. */
export function diffFields(
  before: object | null,
  after: object | null,
): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before: before as Fields | null, after: after as Fields | null };
  const old = before as Fields;
  const next = after as Fields;
  const differing = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]),
  );
  const pick = (from: Fields) => Object.fromEntries(differing.map((field) => [field, from[field] ?? null]));
  return { before: pick(old), after: pick(next) };
}
