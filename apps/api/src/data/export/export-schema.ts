import { exactly, orNull, schemaOf, type Schema } from './column-kind';
import { exportFormat, exportVersion } from './export-format';
import { exportedFiles, exportedSequences, exportedTables } from './exported-tables';

const text = schemaOf('text');
const listOf = (items: Schema): Schema => ({ type: 'array', items });
const sequences = Object.fromEntries(exportedSequences.map((name) => [name, null]));
const checksum = { rows: schemaOf('integer'), sha256: { ...text, pattern: '^[0-9a-f]{64}$' } };

/** What an export looks like, as JSON Schema: for others who want to read one. */
export const exportSchema = (): Schema => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `An export of the shop, version ${exportVersion}`,
  ...exactly<Schema>(
    {
      format: { const: exportFormat },
      version: { const: exportVersion },
      exportedAt: { ...text, description: 'The moment as of which everything is' },
      sequences: exactly(sequences, () => orNull(schemaOf('bigint'))),
      content: { type: 'object', description: 'The words of the site, for information' },
      tables: exactly(exportedTables, ({ schema }) => listOf(schema)),
      files: { ...listOf(exportedFiles.schema), description: 'Their content in base64' },
      missing: { ...listOf(text), description: 'Keys of files that were lost before' },
      checksums: {
        ...exactly({ ...exportedTables, files: exportedFiles }, () => exactly(checksum, (schema) => schema)),
        description: 'Of the lines of each table, without the commas between them, joined by line feeds',
      },
    },
    (schema) => schema,
  ),
});
