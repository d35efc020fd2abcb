import { sourceInvalid } from '../source-refusal';

/** A unique name, a check, a value that does not fit: what only the database knew to be wrong with a row of Preview. */
const refusals = ['23505', '23514', '22001', '22003', '22021', '22P05'];

/** What the database refuses to keep was not checked as it should have been, but it is Preview's all the same. */
export function toMigrationError(error: unknown): unknown {
  const { code, table, constraint } = (error ?? {}) as { code?: string; table?: string; constraint?: string };
  if (!code || !refusals.includes(code)) return error;
  return sourceInvalid([
    { field: table ?? 'a row', message: `is refused by the database (${constraint ?? code})` },
  ]);
}
