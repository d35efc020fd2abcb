import type { MakingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row with the owner's numbers for what can be made; none until they are saved. */
@Entity('making_rules')
export class MakingRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('integer') version: number;
  @Column('jsonb') rules: MakingRules;
  /** Before the last save, which can be undone; null: it was an undo. */
  @Column('jsonb', { nullable: true }) before: MakingRules | null;
  @Column({ type: 'timestamptz', precision: 3 }) changedAt: Date;
  @Column('integer', { nullable: true }) changedBy: number | null;
}
