import type { PricedKind } from '../catalogue/catalogue';

/** Source of the Preview data (D34): the enhanced catalogue that ships with the product, or an export file. */
export type MigrationSource = 'enhanced' | 'file';

/** What a migration does with one record. */
export const migrationVerdicts = ['create', 'update', 'kept', 'same'] as const;

/**
 * `create`: Live has no record of this name. `update`: Live differs, and staff have not edited it. `kept`: staff edited or
 * deleted it, so it stays. `same`: no difference.
 */
export type MigrationVerdict = (typeof migrationVerdicts)[number];

/** A field in which Preview differs from Live, as stored; pictures by file name. */
export interface FieldDifference {
  field: string;
  /** Null: no value. */
  live: string | null;
  preview: string | null;
}

/** A record in which Preview differs from Live. */
export interface MigrationDifference {
  /** Kind, material (of a colour) and name. */
  key: string;
  kind: PricedKind;
  name: string;
  /** Material of a colour; null for other kinds. */
  material: string | null;
  verdict: Exclude<MigrationVerdict, 'same'>;
  /** Changed fields; all fields of a record that is created. */
  fields: FieldDifference[];
  /** Number of colours created with a new material. */
  colors: number;
}

export type MigrationCounts = Record<MigrationVerdict, number>;

/** `POST /api/admin/migration/preview`: what a migration would do. Nothing is saved. */
export interface MigrationPlan {
  source: MigrationSource;
  /** When this plan was made. */
  at: string;
  differences: MigrationDifference[];
  counts: MigrationCounts;
  /** Number of saved quotes, which keep their prices. */
  savedQuotes: number;
}

/** Records of the dataset now in Live (D34); `carraraColors`: colours whose name begins 'Carrara'. */
export interface MigratedRows {
  materials: number;
  colors: number;
  carraraColors: number;
}

/** Result of a migration. */
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
