import { Column, DeleteDateColumn, PrimaryGeneratedColumn } from 'typeorm';

/** What every row of the catalogue has: ids are integers (D8), deletion is soft (D32). */
export abstract class CatalogueRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('boolean', { default: true })
  isActive: boolean;

  /** Lower comes first; names decide between equals. */
  @Column('integer', { default: 0 })
  sortOrder: number;

  @DeleteDateColumn({ type: 'timestamptz', precision: 3 })
  deletedAt: Date | null;
}
