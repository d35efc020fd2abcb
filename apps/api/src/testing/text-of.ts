import type { Sql } from '../database/statements';

/** SQL text of a statement. */
export const textOf = (statement: Sql): string =>
  typeof statement === 'string' ? statement : statement.text;
