import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { CatalogueWarning } from '@app/contracts';
import { Statements } from '../../database/statements';
import { RespondsWith } from '../../platform/openapi/responds-with';
import { Roles } from '../../staff';

const isSoldSql = (table: string) => `${table}.is_active AND ${table}.deleted_at IS NULL`;

/** Most serious first. One statement, so that all warnings are consistent. Inactive and deleted rows are left out. */
const listWarningsSql = `
  WITH sold_material AS (SELECT id, name, base_price, thicknesses, sort_order FROM material WHERE ${isSoldSql('material')}),
  sold_color AS (
    SELECT color.id, color.name, color.price_modifier, color.sort_order, color.material_id
    FROM color JOIN sold_material ON sold_material.id = color.material_id
    WHERE ${isSoldSql('color')}
  ),
  rate AS (
    SELECT material_id, array_agg(price_modifier) AS all_rates,
      min(price_modifier) FILTER (WHERE price_modifier > 0) AS cheapest
    FROM sold_color GROUP BY material_id
  ),
  warning (severity, code, kind, id, name, suggestion, sort_order) AS (
    SELECT 1, 'no-active-material', 'materials', NULL::integer, NULL::text, NULL::text, 0
    WHERE NOT EXISTS (SELECT 1 FROM sold_material)
    UNION ALL
    SELECT 2, 'no-active-thickness', 'thicknesses', NULL, NULL, NULL, 0
    WHERE NOT EXISTS (SELECT 1 FROM thickness WHERE ${isSoldSql('thickness')})
    UNION ALL
    SELECT 3, 'material-without-active-color', 'materials', id, name, NULL, sort_order
    FROM sold_material WHERE id NOT IN (SELECT material_id FROM rate)
    UNION ALL
    SELECT 4, 'material-without-active-thickness', 'materials', id, name, NULL, sort_order
    FROM sold_material WHERE thicknesses <> '{}' AND NOT EXISTS (
      SELECT 1 FROM thickness WHERE value = ANY (thicknesses) AND ${isSoldSql('thickness')})
    UNION ALL
    SELECT 5, 'active-color-at-zero', 'colors', id, name, NULL, sort_order
    FROM sold_color WHERE price_modifier = 0
    UNION ALL
    SELECT 6, 'base-price-of-no-active-color', 'materials', id, name, cheapest::numeric(10,3)::text, sort_order
    FROM sold_material JOIN rate ON rate.material_id = sold_material.id
    WHERE base_price <> ALL (all_rates)
  )
  SELECT code, kind, id, name, suggestion FROM warning ORDER BY severity, sort_order, id`;

@ApiTags('Staff: catalogue')
@Controller('admin/catalogue-warnings')
export class CatalogueWarningsController {
  constructor(private readonly statements: Statements) {}

  @Get()
  @Roles('office')
  @RespondsWith(['CatalogueWarning'])
  list() {
    return this.statements.run<CatalogueWarning>(listWarningsSql);
  }
}
