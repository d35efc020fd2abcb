import type { CancellingRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the owner said before: whoever paid by then was promised that. */
@Entity('cancelling_rules_before')
export class CancellingRulesBefore {
  @PrimaryColumn({ type: 'timestamptz', precision: 3 })
  until: Date;

  @Column('jsonb')
  rules: CancellingRules;
}
