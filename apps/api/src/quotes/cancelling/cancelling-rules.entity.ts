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
