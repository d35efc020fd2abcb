import type { CancellingRules } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The part of the payments that is kept when an order is cancelled. One row; none until the owner sets the rules. */
@Entity('cancelling_rules')
@Check('ck_cancelling_rules_id', 'id = 1')
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
