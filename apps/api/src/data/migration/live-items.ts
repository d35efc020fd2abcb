import { catalogueKinds, type CatalogueKind, type ColorImage } from '@app/contracts';
import { partTables } from '../../catalogue';
import type { Statement, StatementRunner } from '../../database/statements';
import type { ItemFields, LiveItem } from './catalogue-item';

/**
 * Whether staff have the last word on a row: they changed or deleted it, or made it. What they made and then gave to a
 * migration is the product's; a row that nobody changed or made is too.
 */
const isStaffs = (subject: string) => `(part.updated_at IS NOT NULL OR (
  SELECT entry.action FROM audit_entry AS entry
  WHERE entry.subject_kind = '${subject}' AND entry.subject_id = part.id::text
    AND entry.action IN ('${subject}.create', '${subject}.migrate')
  ORDER BY entry.id DESC LIMIT 1) IS NOT DISTINCT FROM '${subject}.create')`;

/** All rows of a kind, with a column of each field that a migration may write. */
function rowsOf(kind: CatalogueKind): string {
  const { table, subject, selected } = partTables[kind];
  return `(SELECT coalesce(json_agg(row ORDER BY id), '[]') FROM
    (SELECT ${selected}, part.deleted_at AS "deletedAt", ${isStaffs(subject)} AS "isStaffs" FROM ${table} AS part) AS row)`;
}

const readLive: Statement = {
  name: 'read-live-catalogue',
  text: `SELECT ${catalogueKinds.map((kind) => `${rowsOf(kind)} AS "${kind}"`).join(',\n')},
    (SELECT coalesce(sum(quotes), 0)::integer FROM quote_tally) AS "savedQuotes"`,
};

interface LiveRow extends ItemFields {
  id: number;
  version: number;
  materialId?: number;
  materialName?: string;
  deletedAt: string | null;
  isStaffs: boolean;
}

/** Live as a migration finds it. */
export interface Live {
  items: LiveItem[];
  savedQuotes: number;
}

/** The whole catalogue, deleted rows included, in one statement and hence of one moment. */
export async function readLiveItems(runner: StatementRunner): Promise<Live> {
  const [row] = await runner.run<Record<CatalogueKind, LiveRow[]> & { savedQuotes: number }>(readLive);
  if (!row) throw new Error('a SELECT without FROM has one row');
  const items = catalogueKinds.flatMap((kind) => row[kind].map((one) => toItem(kind, one)));
  return { items, savedQuotes: row.savedQuotes };
}

const further = ['images', 'stripUrl'];

function toItem(kind: CatalogueKind, row: LiveRow): LiveItem {
  const { uniqueField, columns } = partTables[kind];
  const written = [...Object.keys(columns), ...(kind === 'colors' ? further : [])];
  const fields = Object.fromEntries(
    Object.entries(row).filter(([field]) => written.includes(field) && field !== 'materialId'),
  ) as ItemFields;
  return {
    kind,
    name: fields[uniqueField] ?? '',
    material: row.materialName ?? null,
    fields: fields.images ? { ...fields, images: fields.images.map(inOrder) } : fields,
    id: row.id,
    version: row.version,
    materialId: row.materialId ?? null,
    deletedAt: row.deletedAt === null ? null : new Date(row.deletedAt),
    isStaffs: row.isStaffs,
  };
}

/** The database keeps the parts of a picture in an order of its own; compared are texts. */
const inOrder = ({ url, width, height, srcset: { avif, jpeg } }: ColorImage): ColorImage => ({
  url,
  width,
  height,
  srcset: { avif, jpeg },
});
