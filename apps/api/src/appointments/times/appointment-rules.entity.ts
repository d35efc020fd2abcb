import type { AppointmentRules } from '@app/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row; none until staff set the rules. */
@Entity('appointment_rules')
export class AppointmentRulesRecord {
  @PrimaryColumn('integer') id: number;
  @Column('jsonb') rules: AppointmentRules;
}
