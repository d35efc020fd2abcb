import type { Company } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row. There is none until the owner saves the company's facts. */
@Entity('company')
export class CompanyRecord {
  @PrimaryColumn('integer') id: number;
  @Column('integer') version: number;
  @Column('jsonb') facts: Company;
  /** The facts before the last save, for undo; null: the last save was an undo. */
  @Column('jsonb', { nullable: true }) before: Company | null;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;
  @Column('integer', { nullable: true }) changedBy: number | null;
}
