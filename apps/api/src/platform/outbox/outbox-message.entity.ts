import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * Something that must happen because a transaction was committed, written down in that same transaction: a mail, a
 * call to another service. `key` makes it happen once however often it is asked for.
 */
@Entity()
@Unique(['topic', 'key'])
@Index('ix_outbox_message_topic_next_try_at', ['topic', 'nextTryAt'], { where: 'next_try_at IS NOT NULL' })
@Check('ck_outbox_message_topic', `topic ~ '^[a-z][a-z-]*$'`)
@Check('ck_outbox_message_done_at', '(done_at IS NULL) = (next_try_at IS NOT NULL)')
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('text')
  topic: string;

  @Column('text')
  key: string;

  /** Ids and figures alone; names and addresses stay where they are kept. */
  @Column('jsonb')
  payload: Record<string, unknown>;

  /** The request that made it necessary; null for our own work. */
  @Column('text', { nullable: true })
  requestId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  /** Null once it is done. While somebody is at it, the time from which another may try. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  nextTryAt: Date | null;

  @Column('integer', { default: 0 })
  tries: number;

  @Column('text', { nullable: true })
  lastError: string | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  doneAt: Date | null;
}
