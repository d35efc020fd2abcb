import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { longestNote } from '@app/contracts';

/** What staff remember of a customer, by the key that they are known by (decision 58). */
@Entity()
@Index(['key'])
@Index('uq_person_note_idempotency_key', ['idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Check('ck_person_note_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_person_note_key', `key <> ''`)
@Check('ck_person_note_text', `text <> '' AND length(text) <= ${longestNote}`)
export class PersonNote {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  key: string;

  @Column('text')
  text: string;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Of `staff_user`. */
  @Column('integer')
  actorId: number;

  /** It can be taken back for a while. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  deletedAt: Date | null;

  /** Of the request that wrote it: sent again after a lost answer, it is the same note. */
  @Column('text', { nullable: true })
  idempotencyKey: string | null;
}
