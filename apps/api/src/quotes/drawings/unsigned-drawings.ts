import type { UnsignedDrawing } from '@app/contracts';
import type { InDatabase, StatementRunner } from '../../database/statements';
import { drawingsOf, isComplete } from './drawings-of';

/** SQL: the latest version of a quote's sizes, unless somebody has agreed to its drawing, or allowed it to be cut anyway. */
const unsignedVersionOfSql = (quoteId: string) => `(
    SELECT version, recorded_at FROM (
      SELECT version, recorded_at FROM measurement WHERE quote_id = ${quoteId} ORDER BY version DESC LIMIT 1) AS latest
    WHERE NOT EXISTS (SELECT FROM drawing_agreement AS agreed WHERE agreed.quote_id = ${quoteId} AND agreed.version = latest.version)
      AND NOT EXISTS (SELECT FROM unsigned_cut AS allowed WHERE allowed.quote_id = ${quoteId} AND allowed.version = latest.version))`;

const findUnsignedSql = `
  SELECT quote.id, version FROM quote CROSS JOIN LATERAL ${unsignedVersionOfSql('quote.id')} AS unsigned
  WHERE quote.id = ANY($1)`;

/** Tops to whose drawing nobody has agreed, and which nobody has allowed to be cut anyway. */
export const readUnsigned = (runner: StatementRunner, quoteIds: readonly string[]) =>
  runner.run<{ id: string; version: number }>(findUnsignedSql, [quoteIds]);

/** SQL: sizes of a top are confirmed, and it is not finished. */
const isToMakeSql = `(stage IN ('measured', 'in-production') AND measured_at IS NOT NULL)`;

/** SQL: whether a top, with its `stage`, still waits for somebody to agree to its drawing. */
export const isDrawingUnsignedSql = `(${isToMakeSql} AND EXISTS ${unsignedVersionOfSql('quote.id')})`;

const findUnsignedTopsSql = `
  SELECT quote.id, (
    SELECT max(created_at) FROM mail
    WHERE quote_ids @> ARRAY[quote.id] AND kind IN ('order-measured', 'order-drawing')
      AND state IN ('waiting', 'sent') AND created_at >= unsigned.recorded_at) AS "mailedAt"
  FROM order_item AS item JOIN quote ON quote.id = item.agreed_id
  CROSS JOIN LATERAL ${unsignedVersionOfSql('quote.id')} AS unsigned
  WHERE quote.id = ANY($1) AND is_placed AND ${isToMakeSql}`;

/** Drawings that customers are still to agree to, by the id of the quote. */
export async function unsignedDrawingsOf(
  runner: StatementRunner,
  quoteIds: readonly string[],
): Promise<Map<string, InDatabase<UnsignedDrawing, 'mailedAt'>>> {
  const tops = await runner.run<{ id: string; mailedAt: Date | null }>(findUnsignedTopsSql, [quoteIds]);
  const drawings = await drawingsOf(runner, quoteIds);
  const isDrawingComplete = (id: string) =>
    drawings.some(({ quoteId, drawing }) => quoteId === id && isComplete(drawing));
  return new Map(tops.map(({ id, mailedAt }) => [id, { isComplete: isDrawingComplete(id), mailedAt }]));
}
