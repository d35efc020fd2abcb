import type { StatementRunner } from '../../database/statements';

/** Begun so often in a row and never brought to an end, work on a row is told to people. */
export const failuresToTell = 5;

const longestError = 300;
const rows = ['payment_attempt', 'refund', 'mail'] as const;

const keep = Object.fromEntries(
  rows.map((table) => [
    table,
    { name: `keep-failure-of-${table}`, text: `UPDATE ${table} SET last_failure = $2 WHERE id = $1` },
  ]),
);

/**
 * Works on a leased row, and keeps with it what the work failed over. How often it did is counted by the statement that
 * takes the lease, and begun anew by those that end it: so a process that dies counts like an error that is thrown.
 */
export async function keepFailure(
  runner: StatementRunner,
  [table, id]: [(typeof rows)[number], string],
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const statement = keep[table];
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, longestError);
    // Where the database is what fails, the next one to take the row counts it all the same.
    if (statement) await runner.run(statement, [id, reason]).catch(() => undefined);
    throw error;
  }
}
