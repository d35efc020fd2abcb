/** The name of a column as our naming strategy makes it of an entity's property. */
type ColumnName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : Property;

/** An entity as SQL gives it, by the names of its columns. */
export type RowOf<Entity> = {
  [Property in keyof Entity & string as ColumnName<Property>]: Entity[Property];
};
