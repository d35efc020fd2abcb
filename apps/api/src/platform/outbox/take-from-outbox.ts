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
