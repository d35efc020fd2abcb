import type { CatalogueKind } from './catalogue';

/**
 * Where Preview is (D34): the enhanced catalogue that ships with the product, another database of this product, or one of
 * its export files. The configuration decides.
 */
export type MigrationSource = 'enhanced' | 'database' | 'file';

/** What a migration does with one record of Preview. */
export const migrationVerdicts = ['create', 'update', 'conflict', 'same'] as const;

/**
 * `create`: Live has none of this name. `update`: Live has another state of it, which nobody but the product has written.
 * `conflict`: staff wrote Live's state, which stays unless chosen otherwise. `same`: left alone.
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
  /** Names the record in a choice: its kind, its material's name where it is a colour, and its own. */
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
  /** When it was read. */
  at: string;
  differences: MigrationDifference[];
  counts: MigrationCounts;
  countsByKind: Record<CatalogueKind, MigrationCounts>;
  /** Quotes that were saved and keep their prices. */
  savedQuotes: number;
}

/** `POST /api/admin/run-immediate-migration` and `…/migrate-preview-to-live`; without a body nothing of staff's is touched. */
export interface RunMigrationRequest {
  /** Keys of conflicts in which Preview's state is to be written over staff's. */
  overwrite?: string[];
}

/** Rows of the dataset that Live has now (D34); `carraraColors` are those whose name begins 'Carrara'. */
export interface MigratedRows {
  materials: number;
  colors: number;
  carraraColors: number;
}

export interface RunMigrationResponse {
  success: true;
  message: string;
  data: MigratedRows;
  report: MigrationReport;
}

/** What one migration did, by name. */
export interface MigrationReport extends MigrationPlan {
  /** Of `migration_run`. */
  id: string;
  finishedAt: string;
  /** As in the reply, for whoever looks later, or from another window. */
  data: MigratedRows;
  /** Conflicts that were written over, by key; the others were left alone. */
  overwritten: string[];
  /** Pictures that came along and were not there before. */
  pictures: number;
  /** Of the backup that was taken before anything was written. */
  backup: string;
}

export const migrationSteps = ['reading', 'backup', 'pictures', 'writing'] as const;
export type MigrationStep = (typeof migrationSteps)[number];

/** A migration, while it runs and afterwards. */
export interface MigrationRun {
  id: string;
  /** `interrupted`: its process ended over it; nothing of it was written. */
  state: 'running' | 'done' | 'failed' | 'interrupted';
  startedAt: string;
  /** First name of who started it; null: a command. */
  by: string | null;
  step: MigrationStep;
  /** Of this step, where it can be counted. */
  done: number;
  total: number;
  /** Where it is done. */
  report: MigrationReport | null;
  /** Where it failed: a sentence. */
  error: string | null;
}

/** `GET /api/admin/migration`: asked again and again while one runs. */
export interface MigrationOverview {
  source: MigrationSource;
  /** The one that runs, or the latest; null: there was none. */
  run: MigrationRun | null;
}
