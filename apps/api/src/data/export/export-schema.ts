import { isNullable, plainKindOf, type ColumnKind, type PlainKind } from './column-kind';
import { exportFormat, exportVersion } from './export-format';
import { exportedSequences, exportedTables } from './exported-tables';

type Schema = Record<string, unknown>;

const text = { type: 'string' };
const wholeNumber = { type: 'integer' };
const digest = { type: 'string', pattern: '^[0-9a-f]{64}$' };

const schemas: Record<PlainKind, Schema> = {
  text,
  integer: wholeNumber,
  bigint: { type: 'string', pattern: '^-?[0-9]+$' },
  numeric: { type: 'string', pattern: '^-?[0-9]+([.][0-9]+)?$' },
  boolean: { type: 'boolean' },
  time: { type: 'string', pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]{8}([.][0-9]+)?[+]00:00$' },
  json: { not: { type: 'null' } },
  texts: { type: 'array', items: text },
  integers: { type: 'array', items: wholeNumber },
};

const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });

const schemaOf = (kind: ColumnKind): Schema => {
  const schema = schemas[plainKindOf(kind)];
  return isNullable(kind) ? orNull(schema) : schema;
};

/** An object with these properties, all of them and no other. */
const exactly = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const each = <Value>(of: Readonly<Record<string, Value>>, schema: (value: Value) => Schema): Schema =>
  exactly(Object.fromEntries(Object.entries(of).map(([name, value]) => [name, schema(value)])));

/** What an export looks like, as JSON Schema: for others who want to read one. */
export const exportSchema = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `An export of the shop, version ${exportVersion}`,
  ...exactly({
    format: { const: exportFormat },
    version: { const: exportVersion },
    exportedAt: { ...text, description: 'The moment as of which everything is' },
    sequences: exactly(Object.fromEntries(exportedSequences.map((name) => [name, orNull(schemas.bigint)]))),
    content: { type: 'object', description: 'The words of the site, for information' },
    tables: each(exportedTables, ({ columns }) => ({ type: 'array', items: each(columns, schemaOf) })),
    files: {
      type: 'array',
      items: exactly({
        key: text,
        size: wholeNumber,
        content: { ...text, description: 'In base64' },
        sha256: digest,
      }),
    },
    missing: { type: 'array', items: text, description: 'Keys of files that were lost before' },
    checksums: {
      ...each({ ...exportedTables, files: null }, () => exactly({ rows: wholeNumber, sha256: digest })),
      description: 'Of the lines of each table, without the commas between them, joined by line feeds',
    },
  }),
});
