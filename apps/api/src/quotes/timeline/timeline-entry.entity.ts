import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Quote } from '../quote.entity';

/** An event of a quote, for staff to read (D14). */
@Entity()
@Index(['quoteId', 'at'])
@Index('ix_timeline_entry_customer_email', { synchronize: false }) // the lower-case address
@Index('uq_timeline_entry_idempotency_key', ['idempotencyKey'], {
  unique: true,
  where: 'idempotency_key IS NOT NULL',
})
@Check('ck_timeline_entry_kind', `kind <> ''`)
@Check('ck_timeline_entry_details', `jsonb_typeof(details) = 'object'`)
export class TimelineEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @ForeignKey(() => Quote) @Column('text') quoteId: string;
  @Column('text') kind: string;
  @Column('jsonb', { default: {} }) details: Record<string, unknown>;
  @Column({ type: 'timestamptz', precision: 3 }) at: Date;

  /** A `staff_user`, without a foreign key so that staff can be erased; null: the customer, or the shop itself. */
  @Column('integer', { nullable: true }) actorId: number | null;

  /** Of the request, so that repeating it writes nothing. */
  @Column('text', { nullable: true }) idempotencyKey: string | null;
}
