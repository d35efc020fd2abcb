import { getMetadataArgsStorage } from 'typeorm';
import { NamingRules } from './naming';

const naming = new NamingRules();

/** The entity's columns with their properties, except columns that are only selected by name. */
const columnsIn = (entity: new () => object) =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName: property }) => ({ property, column: naming.columnName(property, '', []) }));

/** SQL: an entity's columns, with its properties as aliases. */
export const columnsSql = (entity: new () => object, alias: string): string =>
  columnsIn(entity)
    .map(({ property, column }) => `${alias}.${column} AS "${property}"`)
    .join(', ');

/** SQL: an entity's columns without aliases; see `RowOf`. */
export const rowColumnsSql = (entity: new () => object, alias: string): string =>
  columnsIn(entity)
    .map(({ column }) => `${alias}.${column}`)
    .join(', ');
