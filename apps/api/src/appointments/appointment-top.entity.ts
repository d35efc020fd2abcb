import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Appointment } from './appointment.entity';

/** A top that a delivery or collection takes. An appointment without rows takes all tops of its order. */
@Entity()
@Check('ck_appointment_top_quantity', 'quantity > 0')
export class AppointmentTop {
  @ForeignKey(() => Appointment, { onDelete: 'CASCADE' }) @PrimaryColumn('text') appointmentId: string;
  @Index() @ForeignKey('Quote') @PrimaryColumn('text') topId: string;

  /** How many of its equal tops. */
  @Column('integer') quantity: number;
}
