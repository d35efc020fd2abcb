import type { Transaction } from '../database/statements';

const hold = `SELECT pg_advisory_xact_lock(hashtext('appointments'))`;

/**
 * Whoever books waits here for whoever books at this moment, and then sees what is taken. The constraint of the table
 * holds without it; but of several that try one time at once, PostgreSQL would have each wait for the others.
 */
export const holdCalendar = (tx: Transaction): Promise<unknown> => tx.run(hold);
