import type { StatementRunner } from '../../database/statements';

const findUnsigned = `
  SELECT quote.id, measured.version FROM quote
  CROSS JOIN LATERAL (
    SELECT version FROM measurement WHERE quote_id = quote.id ORDER BY version DESC LIMIT 1) AS measured
  WHERE quote.id = ANY($1)
    AND NOT EXISTS (SELECT FROM drawing_agreement WHERE quote_id = quote.id AND version = measured.version)
    AND NOT EXISTS (SELECT FROM unsigned_cut WHERE quote_id = quote.id AND version = measured.version)`;

/** Tops to whose drawing nobody has agreed, and which nobody has allowed to be cut all the same. */
export const readUnsigned = (runner: StatementRunner, quoteIds: readonly string[]) =>
  runner.run<{ id: string; version: number }>(findUnsigned, [quoteIds]);
