import type { Company } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row; none until the owner saves the company's facts. */
@Entity('company')
export class CompanyRecord {
  @PrimaryColumn('integer') id: number;
  @Column('integer') version: number;
  @Column('jsonb') facts: Company;
  /** Before the last save, which can be undone; null: it was an undo. */
  @Column('jsonb', { nullable: true }) before: Company | null;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;
  @Column('integer', { nullable: true }) changedBy: number | null;
}
