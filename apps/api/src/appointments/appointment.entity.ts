import {
  type AppointmentKind,
  type AppointmentState,
  appointmentKinds,
  appointmentStates,
  depositLimits,
} from '@app/contracts';
import { Check, Column, Entity, Exclusion, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../database/one-of';

/** A visit, call, delivery or collection for an order. Each kind has `places` parallel appointments. */
@Entity()
@Exclusion(
  'xc_appointment_booked_once',
  `USING gist (kind WITH =, place WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked')`,
)
@Exclusion(
  'xc_appointment_person_booked_once',
  `USING gist (staff_user_id WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE (state = 'booked')`,
)
@Check('ck_appointment_address', `address <> '' AND length(address) <= ${depositLimits.deliveryAddress}`)
@Check('ck_appointment_kind', oneOfSql('kind', appointmentKinds))
@Check('ck_appointment_state', oneOfSql('state', appointmentStates))
export class Appointment {
  @PrimaryColumn('text') id: string;
  @ForeignKey('Order') @Column('text') orderId: string;

  /** The quote it was created for. Its customer is invited. */
  @ForeignKey('Quote') @Column('text') quoteId: string;
  @Column('text') kind: AppointmentKind;
  @Column('text') state: AppointmentState;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) startsAt: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) endsAt: Date | null;

  /** Which of the parallel appointments of its kind it is, from 1. */
  @Column('integer', { nullable: true }) place: number | null;

  /** Number of changes. A calendar keeps the entry with the highest (RFC 5545). */
  @Column('integer', { default: 0 }) sequence: number;
  @Column('boolean', { default: false }) byCustomer: boolean;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) remindedAt: Date | null;

  /** Where to measure, if the order has no delivery address; null: there. */
  @Column('text', { nullable: true }) address: string | null;

  /** Who does it; null: nobody is named yet. */
  @ForeignKey('StaffUser', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  staffUserId: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
