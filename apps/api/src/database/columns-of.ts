import { getMetadataArgsStorage } from 'typeorm';
import { NamingRules } from './naming';

const naming = new NamingRules();

/** SQL: the columns of an entity, named as its properties, without those that are only selected by name. */
export const columnsOf = (entity: new () => object, alias: string): string =>
  getMetadataArgsStorage()
    .filterColumns(entity)
    .filter(({ options }) => options.select !== false)
    .map(({ propertyName: name }) => `${alias}.${naming.columnName(name, '', [])} AS "${name}"`)
    .join(', ');
