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

  /** The quote for which the appointment was created. The customer of this quote is invited. */
  @ForeignKey('Quote') @Column('text') quoteId: string;
  @Column('text') kind: AppointmentKind;
  @Column('text') state: AppointmentState;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) startsAt: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) endsAt: Date | null;

  /** The number of the team, from 1, if several appointments of this kind can happen at the same time. */
  @Column('integer', { nullable: true }) place: number | null;

  /** The number of changes. A calendar keeps the entry with the highest number (RFC 5545). */
  @Column('integer', { default: 0 }) sequence: number;
  /** The customer made the latest change. */
  @Column('boolean', { default: false }) byCustomer: boolean;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) remindedAt: Date | null;

  /** Where to measure; null: at the delivery address. */
  @Column('text', { nullable: true }) address: string | null;

  /** The assigned person; null: not assigned yet. */
  @ForeignKey('StaffUser', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  staffUserId: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
