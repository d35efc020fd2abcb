import type { Transaction } from './statements';

/** Other transactions that lock the same name wait until this one ends. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.run('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
}
