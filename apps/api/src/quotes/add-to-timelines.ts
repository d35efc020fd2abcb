import type { Statement, StatementRunner } from '../database/statements';

const addToTimelinesStatement: Statement = {
  name: 'add-to-timelines',
  text: `
    INSERT INTO timeline_entry (quote_id, kind, details, at)
    SELECT quote_id, $2, $3, $4 FROM unnest($1::text[]) AS quote_id`,
};

/** Notes what happened on the timelines of some quotes, within whatever made it happen. */
export async function addToTimelines(
  tx: StatementRunner,
  quoteIds: readonly string[],
  { kind, details = {}, at }: { kind: string; details?: Record<string, unknown>; at: Date },
): Promise<void> {
  await tx.run(addToTimelinesStatement, [quoteIds, kind, JSON.stringify(details), at]);
}
