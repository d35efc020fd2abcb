import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Appointment } from './appointment.entity';

/** A top that a delivery or collection takes. An appointment without rows takes all tops of its order. */
@Entity()
export class AppointmentTop {
  @ForeignKey(() => Appointment, { onDelete: 'CASCADE' }) @PrimaryColumn('text') appointmentId: string;
  @ForeignKey('Quote') @PrimaryColumn('text') topId: string;

  /** How many of its equal tops. */
  @Column('integer') quantity: number;
}
