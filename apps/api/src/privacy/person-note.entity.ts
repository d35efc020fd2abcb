import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { maxNoteLength } from '@app/contracts';

/** A note of staff about a customer, by the customer's key (decision 58). */
@Entity()
@Index(['key'])
@Index('uq_person_note_idempotency_key', ['idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Check('ck_person_note_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_person_note_key', `key <> ''`)
@Check('ck_person_note_text', `text <> '' AND length(text) <= ${maxNoteLength}`)
export class PersonNote {
  @PrimaryColumn('text') id: string;
  @Column('text') key: string;
  @Column('text') text: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Id in `staff_user`. */
  @Column('integer') actorId: number;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) deletedAt: Date | null;

  /** A repeated request does not add a second note. */
  @Column('text', { nullable: true }) idempotencyKey: string | null;
}
