/** A line of the audit log: `GET /api/admin/audit`. */
export interface AuditEntryResponse {
  /** A bigint, as text. */
  id: string;
  at: string;
  /** Who did it; null: a command or the shop itself. A name is null once the person was erased. */
  actor: { id: number; name: string | null; email: string | null } | null;
  /** What was done, such as 'color.update'. */
  action: string;
  subject: { kind: string; id: string };
  /** What the thing was called at the time. */
  subjectName: string | null;
  /** Only what changed; null where there was nothing before, or nothing after. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  requestId: string | null;
}
