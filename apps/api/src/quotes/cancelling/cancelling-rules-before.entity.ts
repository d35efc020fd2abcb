import type { CancellingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner said before: who saved a quote by then may have been shown it. */
@Entity('cancelling_rules_before')
export class CancellingRulesBefore {
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  until: Date;

  @Column('jsonb')
  rules: CancellingRules;
}
