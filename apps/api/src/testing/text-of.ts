import type { Sql } from '../database/statements';

export const textOf = (statement: Sql): string =>
  typeof statement === 'string' ? statement : statement.text;
