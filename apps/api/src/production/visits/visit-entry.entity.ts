import { type VisitEntryKind, visitEntryKinds } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';

/** What a fitter recorded at a visit. The id is the phone's idempotency key, so an entry that is sent twice counts once. */
@Entity()
@Check('ck_visit_entry_kind', oneOfSql('kind', visitEntryKinds))
export class VisitEntry {
  @PrimaryColumn('text') id: string;
  @ForeignKey('Appointment') @Column('text') appointmentId: string;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer') recordedBy: number;
  @Column('text') kind: VisitEntryKind;

  /** The time on the phone, which may have had no connection. */
  @Column({ type: 'timestamptz', precision: 3 }) enteredAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
