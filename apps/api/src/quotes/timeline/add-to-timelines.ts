import type { AuditVerb } from '@app/contracts';
import type { StatementRunner, Transaction } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';

/** A new kind also needs its text in `admin/quotes/timeline-text.ts`. */
export const timelineKinds = [
  'made-by-staff',
  'customer-changed',
  'details-sent',
  'status-changed',
  'rules-overridden',
  'stage-changed',
  'job-changed',
  'validity-changed',
  'appointment-offered',
  'appointment-booked',
  'appointment-moved',
  'appointment-assigned',
  'appointment-tops-changed',
  'appointment-cancelled',
  'order-taken',
  'tops-added',
  'delivery-changed',
  'order-cancelled',
  'cancellation-requested',
  'signed-on-site',
  'not-signed-on-site',
  'drawing-agreed',
  'handed-over',
  'problem-reported',
  'photos-added',
  'photo-removed',
  'note',
  'deleted',
  'restored',
  'mail-requested',
  'reminder-written',
  'mail-sent',
  'mail-failed',
  'deposit-begun',
  'deposit-paid',
  'deposit-not-paid',
  'deposit-in-review',
  'balance-asked',
  'balance-withdrawn',
  'balance-begun',
  'balance-paid',
  'balance-not-paid',
  'review-decided',
  'refund-asked',
  'refund-confirmed',
  'refund-failed',
  'refund-sent-again',
  'refund-settled-outside',
  'refunded-outside',
  'charged-back',
  'chargeback-accepted',
  'chargeback-contested',
  'chargeback-won',
  'payment-recorded',
  'payment-undone',
  'credit-refunded',
  'invoice-recipient-set',
  'task-done',
  'task-reopened',
  'task-postponed',
  'call-unanswered',
  'mail-resent',
  'measured',
  'revision-proposed',
  'made-by-revision',
  'revision-agreed',
  'revision-declined',
  'revision-withdrawn',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Details with free text or personal data. Erasing removes exactly these, so free text may go nowhere else. */
export const personalDetails = [
  'agreedBy',
  'customerName',
  'customerEmail',
  'customerPhone',
  'deliveryAddress',
  'name',
  'note',
  'reason',
  'remark',
  'text',
] as const;

const addToTimelinesSql = `
  INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id, idempotency_key)
  SELECT quote_id, $2, $3, $4, $5, $6 FROM unnest($1::text[]) AS quote_id
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`;

interface NewTimelineEntry {
  kind: TimelineKind;
  /** Ids, figures, times and our own words; people's words only under `personalDetails`. */
  details?: Record<string, unknown>;
  at: Date;
  actorId?: number | null;
  /** For one quote: the same key writes nothing more. */
  idempotencyKey?: string | undefined;
}

/** @returns false if the same request wrote it before */
export async function addToTimelines(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { kind, details = {}, at, actorId = null, idempotencyKey }: NewTimelineEntry,
): Promise<boolean> {
  const values = [quoteIds, kind, JSON.stringify(details), at, actorId, idempotencyKey];
  return (await tx.run(addToTimelinesSql, values)).length > 0;
}

interface StaffChange {
  verb: AuditVerb<'quote'>;
  /** For the timeline alone, not the audit log. */
  event: Omit<NewTimelineEntry, 'at' | 'actorId'>;
  quoteIds?: readonly string[];
  before?: object | null;
  after?: object;
  at: Date;
}

/** Writes timeline and audit log. The same idempotency key writes nothing more. */
export async function recordStaffAction(
  tx: Transaction,
  actor: Actor,
  { id, reference: name }: { id: string; reference: string },
  { event, quoteIds = [id], ...entry }: StaffChange,
): Promise<void> {
  const isNew = await addToTimelines(tx, quoteIds, { ...event, at: entry.at, actorId: actor.userId });
  if (isNew) await addAuditEntry(tx, actor, { ...entry, subject: { kind: 'quote', id, name } });
}
