import type { Transaction } from '../../../database/statements';
import { chains } from '../restored-columns';
import { rowColumn, stageOf } from '../staging/stage-tables';
import { type StagedFault, findDangling } from './find-dangling';

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
