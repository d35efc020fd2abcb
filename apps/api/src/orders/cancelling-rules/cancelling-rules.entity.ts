import type { CancellingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How much of the payments is kept when an order is cancelled. There is one row, or none until the owner sets the rules. */
@Entity('cancelling_rules')
export class CancellingRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') rules: CancellingRules;
}

/** Earlier rules. Customers who saved a quote before `until` may have seen them. */
@Entity('cancelling_rules_before')
export class CancellingRulesBefore {
  @PrimaryColumn({ type: 'timestamptz', precision: 3 }) until: Date;
  @Column('jsonb') rules: CancellingRules;
}
