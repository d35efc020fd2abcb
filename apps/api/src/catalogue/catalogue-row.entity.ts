import { Column, DeleteDateColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** What every row of the catalogue has: ids are integers (D8), deletion is soft (D32). */
export abstract class CatalogueRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Lower comes first; names decide between equals. */
  @Column('integer', { default: 0 })
  sortOrder: number;

  /** Counted up by every change: tells somebody who has an older one open that others were quicker. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** When staff last changed it; null: it is as it was made. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  updatedAt: Date | null;

  @DeleteDateColumn({ type: 'timestamptz', precision: 3 })
  deletedAt: Date | null;
}
