import type { Transaction } from '../../database/statements';
import { chains } from '../restored-columns';
import { rowColumn, stageOf } from '../staging/stage-tables';
import { findDangling } from './find-dangling';
import { findRing, type Link } from './find-ring';
import type { StagedFault } from './staged-fault';

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
