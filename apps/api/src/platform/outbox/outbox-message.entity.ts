import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A mail or a call to another service, stored in the transaction that makes it necessary. `key` makes it happen once. */
@Entity()
@Unique(['topic', 'key'])
@Index('ix_outbox_message_topic_next_try_at', ['topic', 'nextTryAt'], { where: 'next_try_at IS NOT NULL' })
@Check('ck_outbox_message_topic', `topic ~ '^[a-z][a-z-]*$'`)
@Check('ck_outbox_message_done_at', '(done_at IS NULL) = (next_try_at IS NOT NULL)')
export class OutboxMessage {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') topic: string;
  @Column('text') key: string;

  /** Ids and numbers only; names and addresses stay in their own tables. */
  @Column('jsonb') payload: Record<string, unknown>;

  /** The request that caused it; null for background work. */
  @Column('text', { nullable: true }) requestId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** Null once done. While it is being handled, the time from which another process may try. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextTryAt: Date | null;
  @Column('integer', { default: 0 }) tries: number;
  @Column('text', { nullable: true }) lastError: string | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) doneAt: Date | null;
}
