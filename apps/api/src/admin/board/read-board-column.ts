import {
  type BoardCard,
  type BoardColumn,
  type BoardColumnName,
  boardColumns,
  maxTotalCount,
} from '@app/contracts';
import { holdsOfSql, orderLabelOfSql } from '../../orders';
import { isDrawingUnsignedSql, jobOfTopSql } from '../../quotes';
import type { InDatabase, StatementRunner } from '../../database/statements';

type CardRow = InDatabase<BoardCard, 'since' | 'measuredAt'>;
type Sums = Pick<BoardColumn, 'total' | 'squareMetres'>;

/** Reads each stage by an index and stops at the limit. */
const findCardsSql = (direction: 'ASC' | 'DESC') => `
  WITH page AS (
    SELECT item.*
    FROM unnest($1::text[]) AS requested (stage)
    CROSS JOIN LATERAL (
      SELECT agreed_id AS id, order_id, position, item.stage, stage_since FROM order_item AS item WHERE item.stage = requested.stage
      ORDER BY stage_since ${direction}, agreed_id ${direction} LIMIT $2) AS item
    ORDER BY stage_since ${direction}, id ${direction} LIMIT $2)
  SELECT quote.id, reference, stage, stage_since AS since, status = 'completed' AS "isCompleted",
    coalesce(customer_name, customer_email, customer_phone) AS "customerName",
    ${orderLabelOfSql('page.order_id')} AS "order", tops.*,
    ${jobOfTopSql} ->> 'name' AS "jobName",
    snapshot -> 'material' ->> 'name' AS material,
    json_build_object('name', snapshot -> 'color' ->> 'name', 'hexCode', snapshot -> 'color' ->> 'hexCode',
      'imageUrl', snapshot -> 'color' -> 'images' -> 0 ->> 'url') AS color,
    coalesce(agreed.length_mm, length) AS length, coalesce(agreed.width_mm, width) AS width, quantity,
    measured_at AS "measuredAt", delivery_address IS NOT NULL AS "isDelivery",
    (SELECT ${holdsOfSql('quote.id', 'placed')} FROM customer_order AS placed WHERE placed.id = page.order_id) AS holds,
    ${isDrawingUnsignedSql} AS "isDrawingUnsigned"
  FROM page JOIN quote USING (id)
  CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE mate.position <= page.position))::integer AS "topNumber", count(*)::integer AS "topCount"
    FROM order_item AS mate WHERE mate.order_id = page.order_id AND mate.stage IS NOT NULL) AS tops
  LEFT JOIN LATERAL (
    SELECT length_mm, width_mm FROM measurement
    WHERE quote_id = quote.id AND measured_at IS NOT NULL ORDER BY version DESC LIMIT 1) AS agreed ON true
  ORDER BY stage_since ${direction}, quote.id ${direction}`;

const findLongestWaitingSql = findCardsSql('ASC');
const findLatestSql = findCardsSql('DESC');

const sumColumnSql = `
  SELECT count(*)::integer AS total, round(coalesce(sum(length * width * quantity), 0) / 1000000.0, 2)::text AS "squareMetres"
  FROM (SELECT agreed_id FROM order_item WHERE stage = ANY($1) LIMIT ${maxTotalCount + 1}) AS counted
  JOIN quote ON quote.id = agreed_id`;

export async function readBoardColumn(
  runner: StatementRunner,
  column: BoardColumnName,
  limit: number,
): Promise<Omit<BoardColumn, 'cards'> & { cards: CardRow[] }> {
  const stages = boardColumns[column];
  const findSql = column === 'handed-over' ? findLatestSql : findLongestWaitingSql;
  const [cards, [sums]] = await Promise.all([
    runner.run<CardRow>(findSql, [stages, limit]),
    runner.run<Sums>(sumColumnSql, [stages]),
  ]);
  if (!sums) throw new Error('a sum has one row');
  return { cards, ...sums };
}
