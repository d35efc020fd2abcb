import type { StatementRunner } from '../../database/statements';
import { currentRequestId } from '../logging/request-context';

const addToOutboxStatement = `
    INSERT INTO outbox_message (topic, key, payload, created_at, next_try_at, request_id)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (topic, key) DO NOTHING`;

interface NewOutboxMessage {
  topic: string;
  key: string;
  payload: Record<string, unknown>;
  at: Date;
  dueAt?: Date;
}

/** Stores a message in the transaction that makes it necessary. A key is used only once, ever. */
export async function addToOutbox(
  tx: StatementRunner,
  { topic, key, payload, at, dueAt = at }: NewOutboxMessage,
): Promise<void> {
  await tx.run(addToOutboxStatement, [topic, key, JSON.stringify(payload), at, dueAt, currentRequestId()]);
}

const cancelStatement =
  'DELETE FROM outbox_message WHERE topic = $1 AND key = ANY($2) AND tries = 0 RETURNING key';

/**
 * Cancels scheduled messages.
 * @returns the keys that were cancelled: any other is being handled or done
 */
export async function cancelOutboxMessages(
  tx: StatementRunner,
  topic: string,
  keys: readonly string[],
): Promise<string[]> {
  const taken = await tx.run<{ key: string }>(cancelStatement, [topic, keys]);
  return taken.map(({ key }) => key);
}
