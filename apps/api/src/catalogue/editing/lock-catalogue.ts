import type { Statement, StatementRunner } from '../../database/statements';

const lockStatement: Statement = {
  name: 'lock-catalogue',
  text: 'SELECT version FROM catalogue_version FOR UPDATE',
};

/**
 * Lets one transaction write to the catalogue at a time: every write counts the catalogue's version up at its end, so
 * two that each write more than once would meet head-on there. Reading, and saving quotes, wait for nobody.
 */
export async function lockCatalogue(tx: StatementRunner): Promise<void> {
  await tx.run(lockStatement);
}
