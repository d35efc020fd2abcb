import type { getMetadataArgsStorage } from 'typeorm';

/** What a value of a column looks like in an export. */
const kinds = {
  text: (value) => isText(value),
  integer: (value) => isInteger(value),
  /** Digits in quotes: a number of JSON would lose some of them in many readers. */
  bigint: (value) => typeof value === 'string' && /^-?\d{1,19}$/.test(value),
  /** An amount or a measure, in quotes for the same reason. */
  numeric: (value) => typeof value === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(value),
  boolean: (value) => typeof value === 'boolean',
  time: (value) => typeof value === 'string' && timeForm.test(value) && !Number.isNaN(Date.parse(value)),
  json: (value) => value !== null,
  texts: (value) => Array.isArray(value) && value.every(isText),
  integers: (value) => Array.isArray(value) && value.every(isInteger),
} satisfies Record<string, (value: unknown) => boolean>;

export type PlainKind = keyof typeof kinds;

/** With a question mark: it may be null. */
export type ColumnKind = PlainKind | `${PlainKind}?`;

/** As PostgreSQL writes an instant in JSON while its clock is set to UTC. */
const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/;

/** PostgreSQL can keep neither U+0000 nor half of a character. */
const isText = (value: unknown): boolean =>
  typeof value === 'string' && !value.includes('\0') && !/\p{Surrogate}/u.test(value);

const isInteger = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 2_147_483_647;

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

/** Whether a value can stand in a column of this kind. */
export const fits = (value: unknown, kind: ColumnKind): boolean =>
  value === null ? isNullable(kind) : kinds[plainKindOf(kind)](value);
