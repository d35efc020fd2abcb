import type { Transaction } from '../../../database/statements';
import { ExportError } from '../../export';
import { checkStaged } from '../checking/check-staged';
import { eventsOf, type WholeExport } from '../reading/read-whole';
import { RowStage } from './stage-rows';
import { analyseStage, makeStage } from './stage-tables';

/** How long one statement may take, and nothing may be asked: a table is large, and so is a file. */
const patience = `SET LOCAL statement_timeout = '15min'; SET LOCAL idle_in_transaction_session_timeout = '15min';
  SET LOCAL TimeZone = 'UTC'`;

export const bePatient = (tx: Transaction): Promise<unknown> => tx.query(patience);

/**
 * Puts the rows of a file into tables of this connection alone, which take what the real ones take, and looks at them
 * together: whatever would be wrong with them in the database is found while nothing of it is written.
 * @throws ExportError which names the place of the first fault
 */
export async function stageExport(tx: Transaction, file: WholeExport, at: Date): Promise<void> {
  await bePatient(tx);
  await makeStage(tx);
  const stage = new RowStage(tx, { exported: file.header.exportedAt, restored: at });
  for await (const event of eventsOf(file.path)) {
    if (event.kind === 'row') await stage.add(event);
    // Nothing but files follows, of which each is large.
    if (event.kind === 'file') break;
  }
  await stage.flush();
  await analyseStage(tx);
  const faults = (await checkStaged(tx)).map(({ table, row, field, problem }) => {
    const line = (file.firstLines.get(table) ?? 0) + row - 1;
    return new ExportError({ line, part: table, row, field }, problem);
  });
  const [first] = faults.sort((a, b) => a.place.line - b.place.line);
  if (first) throw first;
}
