import type { Transaction } from '../../../database/statements';
import { exportedTables } from '../../export';
import { rowColumn, stageOf } from '../staging/stage-tables';

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
export async function findDangling(tx: Transaction): Promise<StagedFault[]> {
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
export interface StagedFault {
  table: string;
  /** From one. */
  row: number;
  field: string;
  problem: string;
}
