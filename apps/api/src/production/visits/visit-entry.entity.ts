import { type VisitEntryKind, visitEntryKinds } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';

/** What happened at a visit. Its id, the phone's idempotency key, keeps an entry that is sent twice from counting twice. */
@Entity()
@Check('ck_visit_entry_kind', oneOfSql('kind', visitEntryKinds))
export class VisitEntry {
  @PrimaryColumn('text') id: string;
  @ForeignKey('Appointment') @Column('text') appointmentId: string;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer') recordedBy: number;
  @Column('text') kind: VisitEntryKind;

  /** By the clock of the phone, which may have been without a connection. */
  @Column({ type: 'timestamptz', precision: 3 }) enteredAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
