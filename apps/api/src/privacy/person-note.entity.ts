import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { maxNoteLength } from '@app/contracts';

/** A note of staff about a customer, by the customer's key (decision 58). */
@Entity()
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
