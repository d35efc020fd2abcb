import type { Transaction } from '../../database/statements';
import { exportedTables } from '../export/exported-tables';
import { chains } from './restored-columns';
import { rowColumn, stageOf } from './stage-tables';

/** What is wrong with rows that are each right by themselves; the database's own references, and rings of them. */
export async function checkStaged(tx: Transaction): Promise<StagedFault[]> {
  const faults = await findDangling(tx);
  for (const { table, column, key } of chains) {
    const links = await tx.query<Link[]>(`
      SELECT "${key}" AS key, "${column}" AS follows, ${rowColumn} AS row FROM ${stageOf(table)}
      WHERE "${column}" IS NOT NULL ORDER BY ${rowColumn}`);
    const ring = findRing(links);
    if (ring)
      faults.push({ table, row: ring.row, field: column, problem: 'the rows follow one another in a ring' });
  }
  return faults;
}

/** A row, and the one that it follows. */
export interface Link {
  key: string;
  follows: string;
  /** Where it stands in the file. */
  row: number;
}

/** The first row that follows itself in the end; null: every chain has an end. */
export function findRing(links: readonly Link[]): Link | null {
  const next = new Map(links.map((link) => [link.key, link]));
  const ended = new Set<string>();
  for (const link of links) {
    const seen = new Set<string>();
    let here: Link | undefined = link;
    while (here && !ended.has(here.key)) {
      if (seen.has(here.key)) return firstOf(here, next);
      seen.add(here.key);
      here = next.get(here.follows);
    }
    for (const key of seen) ended.add(key);
  }
  return null;
}

/** Of a ring, the row that stands first in the file. */
function firstOf(link: Link, next: ReadonlyMap<string, Link>): Link {
  let first = link;
  for (let here = next.get(link.follows); here && here !== link; here = next.get(here.follows))
    if (here.row < first.row) first = here;
  return first;
}

interface Reference {
  from: string;
  to: string;
  columns: string[];
  targets: string[];
}

/** Every reference between two exported tables, as the database itself has them. */
const readReferences = `
  SELECT source.relname AS "from", target.relname AS "to",
    ARRAY(SELECT attname::text FROM unnest(conkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = conrelid AND attnum = number ORDER BY place) AS columns,
    ARRAY(SELECT attname::text FROM unnest(confkey) WITH ORDINALITY AS key (number, place)
      JOIN pg_attribute ON attrelid = confrelid AND attnum = number ORDER BY place) AS targets
  FROM pg_constraint
  JOIN pg_class AS source ON source.oid = conrelid
  JOIN pg_class AS target ON target.oid = confrelid
  WHERE contype = 'f' AND source.relname = ANY($1) AND target.relname = ANY($1)
    AND connamespace = 'public'::regnamespace
  ORDER BY conname`;

/** Rows of the file that point to a row which is not in it: of each reference the first. */
async function findDangling(tx: Transaction): Promise<StagedFault[]> {
  const references = await tx.query<Reference[]>(readReferences, [Object.keys(exportedTables)]);
  const faults: StagedFault[] = [];
  for (const { from, to, columns, targets } of references) {
    const isSet = columns.map((column) => `source."${column}" IS NOT NULL`);
    const isSame = columns.map((column, at) => `target."${targets[at] ?? ''}" = source."${column}"`);
    const [found] = await tx.query<{ row: number }[]>(`
      SELECT source.${rowColumn} AS row FROM ${stageOf(from)} AS source
      WHERE ${isSet.join(' AND ')}
        AND NOT EXISTS (SELECT FROM ${stageOf(to)} AS target WHERE ${isSame.join(' AND ')})
      ORDER BY 1 LIMIT 1`);
    if (found)
      faults.push({
        table: from,
        row: found.row,
        field: columns.join(', '),
        problem: `it points to a row of ${to} that is not in the file`,
      });
  }
  return faults;
}

/** Something that is wrong with a row of the file, seen together with the others. */
interface StagedFault {
  table: string;
  /** From one. */
  row: number;
  field: string;
  problem: string;
}
