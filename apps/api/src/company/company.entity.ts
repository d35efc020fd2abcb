import type { Company } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row; none until the owner saves the company's facts. */
@Entity('company')
@Check('ck_company_id', 'id = 1')
@Check('ck_company_version', 'version > 0')
@Check('ck_company_facts', `jsonb_typeof(facts) = 'object'`)
export class CompanyRecord {
  @PrimaryColumn('integer') id: number;
  @Column('integer') version: number;
  @Column('jsonb') facts: Company;
  /** Before the last save, which can be undone; null: it was an undo. */
  @Column('jsonb', { nullable: true }) before: Company | null;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;
  @Column('integer', { nullable: true }) changedBy: number | null;
}
