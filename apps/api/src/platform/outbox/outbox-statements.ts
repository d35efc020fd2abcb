import type { Statement, StatementRunner } from '../../database/statements';

const takeFromOutboxStatement: Statement = {
  name: 'take-from-outbox',
  text: 'DELETE FROM outbox_message WHERE topic = $1 AND key = ANY($2) AND tries = 0 RETURNING key',
};

/**
 * Takes back what was to be done later.
 * @returns the keys of what is not done and never will be: of any other somebody has begun already
 */
export async function takeFromOutbox(
  tx: StatementRunner,
  topic: string,
  keys: readonly string[],
): Promise<string[]> {
  const taken = await tx.run<{ key: string }>(takeFromOutboxStatement, [topic, keys]);
  return taken.map(({ key }) => key);
}

/** PostgreSQL's channel by which a trigger tells that something was written to the outbox. */
export const outboxFilled = 'outbox_filled';

/** Claims what is due of the topics that somebody here takes; it comes up again if nothing is heard of it. */
export const claimMessages: Statement = {
  name: 'claim-outbox-messages',
  text: `
    UPDATE outbox_message SET next_try_at = $2, tries = tries + 1
    WHERE id IN (
      SELECT id FROM outbox_message
      WHERE next_try_at <= $1 AND topic = ANY($3)
      ORDER BY next_try_at
      LIMIT $4
      FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING id, topic, payload, tries, request_id`,
};

export const finishMessage: Statement = {
  name: 'finish-outbox-message',
  text: `UPDATE outbox_message SET done_at = $2, next_try_at = NULL, last_error = NULL WHERE id = $1 AND done_at IS NULL`,
};

export const postponeMessage: Statement = {
  name: 'postpone-outbox-message',
  text: `UPDATE outbox_message SET next_try_at = $2, last_error = $3 WHERE id = $1 AND done_at IS NULL`,
};
