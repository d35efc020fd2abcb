import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A London day of the provider's books, and when it was compared with ours. */
@Entity()
export class BooksDay {
  @PrimaryColumn('date')
  day: string;

  /** null: not yet, though it was tried or asked for. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  comparedAt: Date | null;

  /** When staff last asked for it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  wantedAt: Date | null;

  /** Until then it is left alone: somebody is at it, or it could not be read just now. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  leaseUntil: Date | null;

  /** Why it could not be compared last. */
  @Column('text', { nullable: true })
  failure: string | null;
}
