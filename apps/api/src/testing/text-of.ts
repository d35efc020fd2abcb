import type { Sql } from '../database/statements';

/** The SQL of a statement that was run. */
export const textOf = (statement: Sql): string =>
  typeof statement === 'string' ? statement : statement.text;
