import { createHash } from 'node:crypto';
import { isNullable, plainKindOf, type PlainKind } from '../column-kind';
import { exportVersion } from '../export-format';
import { exportedTables } from '../exported-tables';

/** A value of each kind. */
const values: Record<PlainKind, unknown> = {
  text: 'Ada\u2028Lovelace',
  integer: 1,
  bigint: '9007199254740993',
  numeric: '35.70',
  boolean: true,
  time: '2026-11-21T09:30:00.123+00:00',
  json: { lines: [{ amount: '35.70' }] },
  texts: ['a', 'b'],
  integers: [1, 2],
};

/** A row of a table with something in every column, or null where that may be. */
export const aRow = (table: string, details: Record<string, unknown> = {}): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(exportedTables[table]?.columns ?? {}).map(([column, kind]) => [
      column,
      isNullable(kind) ? null : values[plainKindOf(kind)],
    ]),
  ),
  ...details,
});

/** A file of the object storage as an export has it. */
export const aFile = (key: string, content = Buffer.from('a picture')): Record<string, unknown> => ({
  key,
  size: content.length,
  content: content.toString('base64'),
  sha256: createHash('sha256').update(content).digest('hex'),
});

interface Parts {
  version?: number;
  /** Tables that it has not. */
  without?: readonly string[];
  rows?: Record<string, unknown[]>;
  files?: unknown[];
  missing?: unknown[];
}

/**
 * An export by hand, independent of what writes the real ones: the lines of a file with right checksums. Rows may be
 * objects, or texts as they are to stand there.
 */
export function anExport({
  version = exportVersion,
  without = [],
  rows = {},
  files = [],
  missing = [],
}: Parts = {}): string[] {
  const checksums: Record<string, { rows: number; sha256: string }> = {};
  const list = (name: string, entries: unknown[], isLast: boolean): string[] => {
    const texts = entries.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
    const sha256 = createHash('sha256').update(texts.join('\n')).digest('hex');
    checksums[name] = { rows: texts.length, sha256 };
    const lines = texts.map((text, index) => (index < texts.length - 1 ? `${text},` : text));
    return [`"${name}": [`, ...lines, isLast ? ']' : '],'];
  };
  const names = Object.keys(exportedTables).filter((name) => !without.includes(name));
  const tables = names.flatMap((name, index) => list(name, rows[name] ?? [], index === names.length - 1));
  return [
    '{',
    '"format": "vanity-tops-export",',
    `"version": ${version},`,
    '"exportedAt": "2026-11-21T09:30:00.123Z",',
    '"sequences": {"quote_reference_number":"17"},',
    '"content": {"company":{"name":"Readstone"}},',
    '"tables": {',
    ...tables,
    '},',
    ...list('files', files, false),
    `"missing": ${JSON.stringify(missing)},`,
    `"checksums": ${JSON.stringify(checksums)}`,
    '}',
    '',
  ];
}
