import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

const toSnakeCase = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableOf = (table: Table | string) =>
  (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';
const constraintName = (prefix: string, table: Table | string, columns: string[]) =>
  [prefix, tableOf(table), ...columns.map(toSnakeCase)].join('_');

/**
 * Names in the database: snake_case, and constraints named after their columns (`fk_quote_color_id`), so that errors are
 * readable and migrations can be written by hand.
 */
export class NamingRules extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, customName?: string): string {
    return customName ?? toSnakeCase(className);
  }

  override columnName(propertyName: string, customName: string, prefixes: string[]): string {
    return toSnakeCase([...prefixes, customName || propertyName].join('_'));
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return toSnakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return constraintName('pk', table, []);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return constraintName('uq', table, columns);
  }

  override indexName(table: Table | string, columns: string[]): string {
    return constraintName('ix', table, columns);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return constraintName('fk', table, columns);
  }
}

type ColumnName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : Property;

export type RowOf<Entity> = {
  [Property in keyof Entity & string as ColumnName<Property>]: Entity[Property];
};
