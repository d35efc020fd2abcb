import type { Transaction } from './statements';

/** Until the transaction ends, others that lock the same name wait. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.run('SELECT pg_advisory_xact_lock(hashtext($1))', [name]);
}
