import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Appointment } from './appointment.entity';

/** A top that is handed over at a delivery or collection. An appointment without rows is for all tops of its order. */
@Entity()
export class AppointmentTop {
  @ForeignKey(() => Appointment, { onDelete: 'CASCADE' }) @PrimaryColumn('text') appointmentId: string;
  @ForeignKey('Quote') @PrimaryColumn('text') topId: string;

  /** How many of the equal tops are handed over. */
  @Column('integer') quantity: number;
}
