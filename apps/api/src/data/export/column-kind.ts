import type { getMetadataArgsStorage } from 'typeorm';

export type Schema = Record<string, unknown>;

const text: Schema = { type: 'string' };
const wholeNumber: Schema = { type: 'integer', minimum: -2_147_483_647, maximum: 2_147_483_647 };
const like = (pattern: string): Schema => ({ type: 'string', pattern });

/** What a value of a column looks like in an export: as JSON Schema, and in words. */
const kinds = {
  text: { schema: text, words: 'a text' },
  integer: { schema: wholeNumber, words: 'a whole number' },
  /** Digits in quotes: a number of JSON would lose some of them in many readers. */
  bigint: { schema: like('^-?[0-9]{1,19}$'), words: 'a whole number in quotes' },
  /** An amount or a measure, in quotes for the same reason. */
  numeric: { schema: like('^-?[0-9]{1,20}([.][0-9]{1,20})?$'), words: 'a number in quotes' },
  boolean: { schema: { type: 'boolean' }, words: 'true or false' },
  /** As PostgreSQL writes an instant in JSON while its clock is set to UTC. */
  time: {
    schema: like(
      '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,6})?[+]00:00$',
    ),
    words: 'a time such as 2026-11-21T09:30:00.123+00:00',
  },
  json: { schema: { not: { type: 'null' } }, words: 'a value' },
  texts: { schema: { type: 'array', items: text }, words: 'a list of texts' },
  integers: { schema: { type: 'array', items: wholeNumber }, words: 'a list of whole numbers' },
} satisfies Record<string, { schema: Schema; words: string }>;

export type PlainKind = keyof typeof kinds;

/** With a question mark: it may be null. */
export type ColumnKind = PlainKind | `${PlainKind}?`;

/** The kinds of our columns, by their types in PostgreSQL. */
const plainKinds: Readonly<Record<string, PlainKind>> = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  numeric: 'numeric',
  boolean: 'boolean',
  timestamptz: 'time',
  jsonb: 'json',
  'text[]': 'texts',
  'integer[]': 'integers',
};

type EntityColumn = ReturnType<typeof getMetadataArgsStorage>['columns'][number];

/** Of a column of an entity; what numbers rows is an integer unless it says otherwise. */
export function kindOf({ propertyName, mode, options }: EntityColumn): ColumnKind {
  const type = typeof options.type === 'string' ? options.type : 'integer';
  const kind = plainKinds[options.array ? `${type}[]` : type];
  if (!kind) throw new Error(`${propertyName} is of the type ${type}, which no export has`);
  return options.nullable || mode === 'deleteDate' ? `${kind}?` : kind;
}

export const isNullable = (kind: ColumnKind): boolean => kind.endsWith('?');

export const plainKindOf = (kind: ColumnKind): PlainKind => kind.replace('?', '') as PlainKind;

export const wordsFor = (kind: ColumnKind): string =>
  `${kinds[plainKindOf(kind)].words}${isNullable(kind) ? ', or null' : ''}`;

export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

export function schemaOf(kind: ColumnKind): Schema {
  const { schema } = kinds[plainKindOf(kind)];
  return isNullable(kind) ? orNull(schema) : schema;
}

/** An object with such a property for each, all of them and no other. */
export const exactly = <Value>(
  of: Readonly<Record<string, Value>>,
  schema: (value: Value) => Schema,
): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(of).map(([name, value]) => [name, schema(value)])),
  required: Object.keys(of),
  additionalProperties: false,
});
