import { insertUnlessPresent } from '../../database/insert-unless-present';
import type { StatementRunner } from '../../database/statements';
import { currentRequestId } from '../logging/request-context';
import { OutboxMessage } from './outbox-message.entity';

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
  { at, dueAt = at, ...message }: NewOutboxMessage,
): Promise<void> {
  const times = { createdAt: at, nextTryAt: dueAt };
  await insertUnlessPresent(tx.manager, OutboxMessage, {
    ...message,
    ...times,
    requestId: currentRequestId(),
  });
}

const cancelMessagesSql =
  'DELETE FROM outbox_message WHERE topic = $1 AND key = ANY($2) AND tries = 0 RETURNING key';

/**
 * Cancels scheduled messages.
 * @returns the keys that were cancelled; messages with other keys are being handled or done
 */
export async function cancelOutboxMessages(
  tx: StatementRunner,
  topic: string,
  keys: readonly string[],
): Promise<string[]> {
  const cancelled = await tx.run<{ key: string }>(cancelMessagesSql, [topic, keys]);
  return cancelled.map(({ key }) => key);
}
