import { tableNames } from './text';

/** 'Quotes': a table, or another part of an export, as people call it. */
export const tableName = (table: string): string =>
  tableNames[table] ?? table.charAt(0).toUpperCase() + table.slice(1).replaceAll('_', ' ');
