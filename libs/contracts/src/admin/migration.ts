import type { CatalogueKind } from './catalogue';

/** Where Preview is (D34): the enhanced catalogue that ships with the product, or an export file. */
export type MigrationSource = 'enhanced' | 'file';

/** What a migration does with one record of Preview. */
export const migrationVerdicts = ['create', 'update', 'kept', 'same'] as const;

/**
 * `create`: Live has none of this name. `update`: Live has another state of it, which nobody but the product has written.
 * `kept`: staff wrote or deleted it, and it stays as they left it. `same`: left alone.
 */
export type MigrationVerdict = (typeof migrationVerdicts)[number];

/** One field in which Preview differs from Live, as it is stored; pictures by their names. */
export interface FieldDifference {
  field: string;
  /** null: there is none. */
  live: string | null;
  preview: string | null;
}

/** One record in which Preview differs from Live. */
export interface MigrationDifference {
  /** Its kind, its material's name where it is a colour, and its own. */
  key: string;
  kind: CatalogueKind;
  name: string;
  /** Of a colour. */
  material: string | null;
  verdict: Exclude<MigrationVerdict, 'same'>;
  /** Of a record to be created: all that it has. */
  fields: FieldDifference[];
  /** Colours that come with a material to be created. */
  colors: number;
}

export type MigrationCounts = Record<MigrationVerdict, number>;

/** `POST /api/admin/migration/preview`: what a migration would do now. Nothing is written. */
export interface MigrationPlan {
  source: MigrationSource;
  /** When it was made. */
  at: string;
  differences: MigrationDifference[];
  counts: MigrationCounts;
  /** Quotes that were saved and keep their prices. */
  savedQuotes: number;
}

/** Rows of the dataset that Live has now (D34); `carraraColors` are those whose name begins 'Carrara'. */
export interface MigratedRows {
  materials: number;
  colors: number;
  carraraColors: number;
}

/** What one migration did. */
export interface MigrationReport extends MigrationPlan {
  data: MigratedRows;
}

/** `POST /api/admin/run-immediate-migration` and `…/migrate-preview-to-live`. */
export interface RunMigrationResponse {
  success: true;
  message: string;
  data: MigratedRows;
  report: MigrationReport;
}
