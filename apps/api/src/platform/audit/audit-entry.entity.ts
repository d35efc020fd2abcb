import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * Something that staff did. Append-only: a trigger refuses to change or to remove an entry. Who did it is an id and
 * no name, so that a person can be forgotten while the log stays whole; hence no foreign key either.
 */
@Entity()
@Index('ix_audit_entry_at', ['at'])
@Index('ix_audit_entry_subject', ['subjectKind', 'subjectId'])
@Index('ix_audit_entry_actor_id', ['actorId'], { where: 'actor_id IS NOT NULL' })
@Check('ck_audit_entry_action', `action ~ '^[a-z][a-z-]*[.][a-z][a-z-]*$'`)
@Check('ck_audit_entry_before', `jsonb_typeof(before) = 'object'`)
@Check('ck_audit_entry_after', `jsonb_typeof(after) = 'object'`)
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('integer', { nullable: true })
  actorId: number | null;

  /** Thing and verb, such as 'color.update'. */
  @Column('text')
  action: string;

  @Column('text')
  subjectKind: string;

  @Column('text')
  subjectId: string;

  /** What it was called at the time; never the name of a customer. */
  @Column('text', { nullable: true })
  subjectName: string | null;

  /** Only what changed. Customers' details and secrets never come here. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;

  @Column('jsonb', { nullable: true })
  after: Record<string, unknown> | null;

  @Column('text', { nullable: true })
  requestId: string | null;
}
