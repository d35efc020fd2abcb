import type { AuditVerb } from '@app/contracts';
import type { Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { addToTimelines, type NewTimelineEntry } from './add-to-timelines';

interface StaffChange {
  verb: AuditVerb<'quote'>;
  /** On the timeline; the audit log gets none of it. */
  event: Omit<NewTimelineEntry, 'at' | 'actorId'>;
  quoteIds?: readonly string[];
  before?: object | null;
  after?: object;
  at: Date;
}

/** On its timeline and in the audit log. What the same request has noted before is not written again. */
export async function noteByStaff(
  tx: Transaction,
  actor: Actor,
  { id, reference: name }: { id: string; reference: string },
  { event, quoteIds = [id], ...entry }: StaffChange,
): Promise<void> {
  const isNew = await addToTimelines(tx, quoteIds, { ...event, at: entry.at, actorId: actor.userId });
  if (isNew) await addAuditEntry(tx, actor, { ...entry, subject: { kind: 'quote', id, name } });
}
