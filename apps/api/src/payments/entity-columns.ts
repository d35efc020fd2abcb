import { NamingRules } from '../database/naming';

const naming = new NamingRules();

/** SQL: the columns of a table, named as the properties of its entity. */
export const entityColumns = (alias: string, select: Readonly<Record<string, true>>): string =>
  Object.keys(select)
    .map((property) => `${alias}.${naming.columnName(property, '', [])} AS "${property}"`)
    .join(', ');
