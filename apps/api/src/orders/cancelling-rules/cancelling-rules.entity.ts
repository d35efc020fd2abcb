import type { CancellingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The part of the payments that is kept when an order is cancelled. One row; none until the owner sets the rules. */
@Entity('cancelling_rules')
export class CancellingRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') rules: CancellingRules;
}

/** Earlier rules: customers who saved a quote before `until` may have been shown these. */
@Entity('cancelling_rules_before')
export class CancellingRulesBefore {
  @PrimaryColumn({ type: 'timestamptz', precision: 3 }) until: Date;
  @Column('jsonb') rules: CancellingRules;
}
