import { getMetadataArgsStorage } from 'typeorm';
import { NamingRules } from './naming';

const naming = new NamingRules();

/** The columns of an entity but those that are only selected by name, with its properties. */
const columnsIn = (entity: new () => object) =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName: property }) => ({ property, column: naming.columnName(property, '', []) }));

/** SQL: the columns of an entity, named as its properties. */
export const columnsOf = (entity: new () => object, alias: string): string =>
  columnsIn(entity)
    .map(({ property, column }) => `${alias}.${column} AS "${property}"`)
    .join(', ');

/** SQL: the same, named as in the database: see `RowOf`. */
export const rowColumnsOf = (entity: new () => object, alias: string): string =>
  columnsIn(entity)
    .map(({ column }) => `${alias}.${column}`)
    .join(', ');
