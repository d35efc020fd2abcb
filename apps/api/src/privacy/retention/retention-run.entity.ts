import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** One time that what has been kept long enough was removed, and how much there was. */
@Entity()
@Unique(['key'])
@Index('ix_retention_run_asked_at', ['askedAt'], { where: 'finished_at IS NULL' })
@Check('ck_retention_run_key', `key ~ '^(day|asked):[A-Za-z0-9_-]{1,40}$'`)
export class RetentionRun {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  /** `day:2026-11-21`: the one of that day in London. `asked:…`: somebody of the staff wanted it. */
  @Column('text')
  key: string;

  /** Of `staff_user`; null: the shop itself. */
  @Column('integer', { nullable: true })
  actorId: number | null;

  @Column({ type: 'timestamptz', precision: 3 })
  askedAt: Date;

  /** Somebody is at it until then; afterwards another goes on. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  leaseUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  finishedAt: Date | null;

  @Column('integer', { default: 0 })
  baskets: number;

  /** Of which the words went. */
  @Column('integer', { default: 0 })
  mails: number;

  @Column('integer', { default: 0 })
  unpaidQuotes: number;

  @Column('integer', { default: 0 })
  inquiries: number;

  @Column('integer', { default: 0 })
  paid: number;

  /** Of which the name went. */
  @Column('integer', { default: 0 })
  invoices: number;
}
