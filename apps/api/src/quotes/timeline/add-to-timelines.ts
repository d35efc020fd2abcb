import type { Statement, StatementRunner } from '../../database/statements';
import type { TimelineKind } from './timeline-kind';

const addToTimelinesStatement: Statement = {
  name: 'add-to-timelines',
  text: `
    INSERT INTO timeline_entry (quote_id, kind, details, at, actor_id)
    SELECT quote_id, $2, $3, $4, $5 FROM unnest($1::text[]) AS quote_id`,
};

export interface NewTimelineEntry {
  kind: TimelineKind;
  details?: Record<string, unknown>;
  at: Date;
  /** Of `staff_user`; absent: the customer, or the shop itself. */
  actorId?: number | null;
}

/** Notes what happened on the timelines of some quotes, within whatever made it happen. */
export async function addToTimelines(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { kind, details = {}, at, actorId = null }: NewTimelineEntry,
): Promise<void> {
  await tx.run(addToTimelinesStatement, [quoteIds, kind, JSON.stringify(details), at, actorId]);
}
