import type { ColumnOptions } from 'typeorm';

/** A text that PostgreSQL makes of other columns of its row. How, the migration says; TypeORM wants to hear something too. */
export const generatedText: ColumnOptions = {
  type: 'text',
  generatedType: 'STORED',
  asExpression: ' ',
  insert: false,
  update: false,
  select: false,
};
