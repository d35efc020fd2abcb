import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail or a call to another service, stored in the transaction that makes it necessary. `key` makes it happen once. */
@Entity()
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
