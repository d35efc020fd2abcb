import type { MakingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner's limits for what can be made. One row; none until the owner saves them. */
@Entity('making_rules')
export class MakingRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('integer') version: number;
  @Column('jsonb') rules: MakingRules;
  /** The rules before the last save, for undo; null: the last save was an undo. */
  @Column('jsonb', { nullable: true }) before: MakingRules | null;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;
  @Column('integer', { nullable: true }) changedBy: number | null;
}
