import type { Transaction } from '../../database/statements';
import { exportedTables } from '../../transfer/index';

/** What the product's own seed writes: it is somebody's work only once it was edited. */
const seeded: readonly string[] = ['material', 'color', 'sink_type', 'thickness', 'cutout'];
/** Accounts are no work: whoever restores has one. */
const exempt: readonly string[] = ['staff_user'];

const look = Object.keys(exportedTables)
  .filter((table) => !exempt.includes(table))
  .map((table) =>
    seeded.includes(table)
      ? `EXISTS (SELECT FROM "${table}" WHERE updated_at IS NOT NULL)`
      : `EXISTS (SELECT FROM "${table}")`,
  )
  .join(' OR ');

/** Whether nothing that people have saved is here: then nothing is lost, whatever is restored. */
export async function isEmpty(tx: Transaction): Promise<boolean> {
  const [row] = await tx.query<{ isFilled: boolean }[]>(`SELECT ${look} AS "isFilled"`);
  return row?.isFilled === false;
}
