import { ledgerLimits, type BooksDifference as Told } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { LedgerEntry } from '../ledger/ledger-entry.entity';
import { Deposit } from '../deposits/deposit.entity';

/** Something on which our books and the provider's do not agree, or of which the shop had no part: one row for each, ever. */
@Entity()
@Unique(['key'])
@Index('ix_books_difference_day', ['day'], { where: 'closed_at IS NULL' })
@Index('ix_books_difference_closed_at', ['closedAt'], { where: 'closed_at IS NOT NULL' })
@Check('ck_books_difference_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_books_difference_day', `day ~ '^\\d{4}-\\d{2}-\\d{2}$'`)
@Check('ck_books_difference_kind', `kind IN ('payment', 'refund', 'chargeback')`)
@Check(
  'ck_books_difference_verdict',
  `CASE verdict WHEN 'ours' THEN theirs IS NULL AND ours IS NOT NULL WHEN 'theirs' THEN ours IS NULL AND theirs IS NOT NULL
   ELSE verdict = 'differs' AND num_nonnulls(ours, theirs) = 2 END`,
)
@Check('ck_books_difference_note', `note <> '' AND length(note) <= ${ledgerLimits.note}`)
@Check('ck_books_difference_closed_at', 'closed_at IS NOT NULL OR num_nonnulls(closed_by, note) = 0')
export class BooksDifference {
  @PrimaryColumn('text')
  id: string;

  /** What it is about: found again, it is the same. */
  @Column('text')
  key: string;

  @Column('text')
  kind: Told['kind'];

  @Column('text')
  verdict: Told['verdict'];

  /** London day of the books on which it is, as `2026-11-21`. */
  @Column('text')
  day: string;

  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('text', { nullable: true })
  transactionId: string | null;

  @Column('text', { nullable: true })
  transactionCode: string | null;

  /** Pounds in our books, and in the provider's. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  ours: string | null;

  @Column('numeric', { precision: 12, scale: 2, nullable: true })
  theirs: string | null;

  @Index()
  @ForeignKey(() => Deposit)
  @Column('text', { nullable: true })
  depositId: string | null;

  /** What was entered because of it. People say what it means all the same. */
  @ForeignKey(() => LedgerEntry)
  @Column('bigint', { nullable: true })
  entryId: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  foundAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  closedAt: Date | null;

  /** Of `staff_user`, without a foreign key so that staff can be forgotten; null: it has gone by itself. */
  @Column('integer', { nullable: true })
  closedBy: number | null;

  /** What it was about, in staff's words. */
  @Column('text', { nullable: true })
  note: string | null;
}
