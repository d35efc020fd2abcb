import type { AppointmentRules } from '@app/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row; none until staff set the rules. */
@Entity('appointment_rules')
@Check('ck_appointment_rules_id', 'id = 1')
export class AppointmentRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') rules: AppointmentRules;
}
