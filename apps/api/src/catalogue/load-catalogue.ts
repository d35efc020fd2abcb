import type { Statement, Statements } from '../database/statements';
import { Catalogue, type CatalogueRows } from './catalogue';

const common = `id, is_active AS "isActive", deleted_at IS NOT NULL AS "isDeleted"`;
const flatPart = `${common}, name, description, price_modifier::text AS "priceModifier"`;

const rowsOf = (table: string, columns: string, name = 'name') =>
  `(SELECT coalesce(json_agg(row), '[]') FROM
     (SELECT ${columns} FROM ${table} ORDER BY sort_order, ${name}, id) AS row)`;

/** All five tables and their version in one statement, hence of one moment and in one round trip. */
const loadCatalogueStatement: Statement = {
  name: 'load-catalogue',
  text: `SELECT
    version::text AS version,
    ${rowsOf(
      'material',
      `${common}, name, description, base_price::text AS "basePrice", features, applications, maintenance, warranty,
       thicknesses`,
    )} AS "materials",
    ${rowsOf(
      'color',
      `${common}, material_id AS "materialId", name, hex_code AS "hexCode", image_url AS "imageUrl",
       image_url2 AS "imageUrl2", price_modifier::text AS "priceModifier", images, strip_url AS "stripUrl"`,
    )} AS "colors",
    ${rowsOf('sink_type', flatPart)} AS "sinkTypes",
    ${rowsOf(
      'thickness',
      `${common}, value, display_name AS "displayName", price_modifier::text AS "priceModifier"`,
      'value',
    )} AS "thicknesses",
    ${rowsOf('cutout', flatPart)} AS "cutouts"
  FROM catalogue_version`,
};

/** The catalogue as the database has it at this moment. */
export async function loadCatalogue(statements: Statements): Promise<Catalogue> {
  const [rows] = await statements.run<CatalogueRows>(loadCatalogueStatement);
  if (!rows) throw new Error('catalogue_version has lost its row');
  return new Catalogue(rows);
}
