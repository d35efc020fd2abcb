import { type Workload, workloadWeeks } from '@app/contracts';
import type { StatementRunner } from '../../database/statements';
import { readWorkshop } from '../../quotes';
import { mondayOf } from '../money/london-weeks';
import { type PlannedColor, planWeeks } from './plan-weeks';

/** Square metres of a quote's tops, exact to the square millimetre. */
const areaSql = 'round(length * width * quantity / 1000000.0, 6)';

/**
 * Assigns each top to a week. `$1`: square metres cut per week. Tops in production come first, then measured tops, longest
 * waiting first. `$2`: the week from which all later ones are counted together.
 */
const planColorsSql = `
  WITH waiting AS (
    SELECT (snapshot -> 'color' -> 'id')::integer AS color_id, ${areaSql} AS area, stage = 'in-production' AS "isInProduction",
      sum(${areaSql}) OVER (ORDER BY stage = 'in-production' DESC, stage_since, id) - ${areaSql} AS ahead
    FROM order_item JOIN quote ON quote.id = agreed_id WHERE stage IN ('in-production', 'measured')
  ), planned AS (
    SELECT color_id, area, "isInProduction",
      CASE WHEN "isInProduction" THEN 0 ELSE least(coalesce(floor(ahead / $1::numeric), 0), $2::integer) END AS week
    FROM waiting
  ), summed AS (
    SELECT week::integer, color_id, "isInProduction", count(*)::integer AS orders, sum(area)::text AS "squareMetres"
    FROM planned GROUP BY week, color_id, "isInProduction")
  SELECT week, "isInProduction", orders, "squareMetres", material.name AS material, color.name AS color,
    color.hex_code AS "hexCode"
  FROM summed JOIN color ON color.id = color_id JOIN material ON material.id = color.material_id
  ORDER BY week, material.name, color.name`;

const sumToMeasureSql = `
  SELECT count(*)::integer AS orders, round(coalesce(sum(${areaSql}), 0), 2)::text AS "squareMetres"
  FROM order_item JOIN quote ON quote.id = agreed_id WHERE stage = 'to-measure'`;

export async function readWorkload(statements: StatementRunner, now: Date): Promise<Workload> {
  const [toMeasure] = await statements.run<Workload['toMeasure']>(sumToMeasureSql);
  if (!toMeasure) throw new Error('a sum has one row');
  const workshop = await readWorkshop(statements);
  const colors = await statements.run<PlannedColor>(planColorsSql, [
    workshop.weeklySquareMetres,
    workloadWeeks,
  ]);
  return { ...workshop, ...planWeeks(colors, mondayOf(now), workloadWeeks), toMeasure };
}
