import { type StatementRunner, prepared } from '../../database/statements';
import type { TimelineKind } from './timeline-kind';

const addToTimelinesStatement = prepared(`
  INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id, idempotency_key)
  SELECT quote_id, $2, $3, $4, $5, $6 FROM unnest($1::text[]) AS quote_id
  ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
  RETURNING id`);

export interface NewTimelineEntry {
  kind: TimelineKind;
  details?: Record<string, unknown>;
  at: Date;
  /** Of `staff_user`; absent: the customer, or the shop itself. */
  actorId?: number | null;
  /** Of the request that makes it happen, on one quote: sent again, nothing more happens. */
  idempotencyKey?: string | undefined;
}

/**
 * Notes what happened on the timelines of some quotes, within whatever made it happen.
 * @returns false where the same request has noted it before
 */
export async function addToTimelines(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { kind, details = {}, at, actorId = null, idempotencyKey }: NewTimelineEntry,
): Promise<boolean> {
  const values = [quoteIds, kind, JSON.stringify(details), at, actorId, idempotencyKey];
  return (await tx.run(addToTimelinesStatement, values)).length > 0;
}
