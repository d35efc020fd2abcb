import { Column, DeleteDateColumn, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';

/** Ids are integers (D8), deletion is soft (D32). */
export abstract class CatalogueRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('boolean', { default: true }) isActive: boolean;

  /** Lower comes first, then by name. */
  @Column('integer', { default: 0 }) sortOrder: number;

  /** Incremented by every change, to detect concurrent edits. */
  @VersionColumn({ type: 'integer', default: 1 }) version: number;

  /** Null: never changed since it was created. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) updatedAt: Date | null;
  @DeleteDateColumn({ type: 'timestamptz', precision: 3 }) deletedAt: Date | null;
}
