import type { CancellingRules } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What is kept where an order is cancelled, as the owner says: one row, or none while nobody has said anything. */
@Entity('cancelling_rules')
@Check('ck_cancelling_rules_id', 'id = 1')
export class CancellingRulesRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('jsonb')
  rules: CancellingRules;
}

/** What the owner said before: who saved a quote by then may have been shown it. */
@Entity('cancelling_rules_before')
export class CancellingRulesBefore {
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  until: Date;

  @Column('jsonb')
  rules: CancellingRules;
}
