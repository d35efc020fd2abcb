import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Notifications } from '../database/notifications';
import { Statements } from '../database/statements';
import { Catalogue, type CatalogueRows } from './catalogue';
import { makingRulesSql } from './making/stored-making-rules';

const isCurrentVersionSql = 'SELECT 1 FROM catalogue_version WHERE version = $1';

/**
 * The catalogue in memory, dropped as soon as any process changes the catalogue. While notifications cannot be
 * received, every request reads the database.
 */
@Injectable()
export class CatalogueCache implements OnModuleInit {
  private copy: Promise<Catalogue> | undefined;
  private isListening = false;

  constructor(
    private readonly statements: Statements,
    private readonly notifications: Notifications,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.notifications.listen('catalogue_changed', {
      onNotification: () => this.drop(),
      onListening: () => {
        this.drop();
        this.isListening = true;
      },
      onDisconnected: () => {
        this.isListening = false;
        this.drop();
      },
    });
  }

  current(): Promise<Catalogue> {
    return this.isListening ? (this.copy ??= this.load()) : loadCatalogue(this.statements);
  }

  async isCurrent({ version }: Catalogue): Promise<boolean> {
    const rows = await this.statements.run(isCurrentVersionSql, [version]);
    return rows.length > 0;
  }

  /** Also drops a copy that is being loaded, since it may lack the change. */
  drop(): void {
    this.copy = undefined;
  }

  private load(): Promise<Catalogue> {
    const copy = loadCatalogue(this.statements);
    copy.catch(() => {
      if (this.copy === copy) this.copy = undefined;
    });
    return copy;
  }
}

const commonSql = `id, is_active AS "isActive", deleted_at IS NOT NULL AS "isDeleted"`;
const flatPartSql = `${commonSql}, name, description, price_modifier::text AS "priceModifier"`;

const rowsOfSql = (table: string, columns: string, name = 'name') =>
  `(SELECT coalesce(json_agg(row), '[]') FROM
     (SELECT ${columns} FROM ${table} ORDER BY sort_order, ${name}, id) AS row)`;

/** All tables and the version in one statement, so that they are consistent. */
const loadCatalogueSql = `
  SELECT
    version::text AS version,
    ${rowsOfSql(
      'material',
      `${commonSql}, name, description, base_price::text AS "basePrice", features, applications, maintenance, warranty,
       thicknesses`,
    )} AS "materials",
    ${rowsOfSql(
      'color',
      `${commonSql}, material_id AS "materialId", name, hex_code AS "hexCode", image_url AS "imageUrl",
       image_url2 AS "imageUrl2", price_modifier::text AS "priceModifier", images, strip_url AS "stripUrl"`,
    )} AS "colors",
    ${rowsOfSql('sink_type', `${flatPartSql}, includes_basin AS "includesBasin"`)} AS "sinkTypes",
    ${rowsOfSql(
      'thickness',
      `${commonSql}, value, display_name AS "displayName", price_modifier::text AS "priceModifier"`,
      'value',
    )} AS "thicknesses",
    ${rowsOfSql('cutout', `${flatPartSql}, excludes`)} AS "cutouts",
    ${rowsOfSql('basin', `${commonSql}, maker, name, type, size, template`, 'maker, name')} AS "basins",
    ${makingRulesSql} AS "makingRules"
  FROM catalogue_version`;

export async function loadCatalogue(statements: Statements): Promise<Catalogue> {
  const [rows] = await statements.run<CatalogueRows>(loadCatalogueSql);
  if (!rows) throw new Error('catalogue_version has lost its row');
  return new Catalogue(rows);
}
