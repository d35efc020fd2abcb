import type { AppointmentRules } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** When appointments can be, as staff said: one row, or none while nobody has said anything. */
@Entity('appointment_rules')
@Check('ck_appointment_rules_id', 'id = 1')
export class AppointmentRulesRecord {
  @PrimaryColumn('integer')
  id: number;

  @Column('jsonb')
  rules: AppointmentRules;
}
