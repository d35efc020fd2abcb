import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A month whose accounts were handed over. No new ledger entry, payout or tax point is dated in it. */
@Entity()
export class LockedMonth {
  /** `2026-11`, London. */
  @PrimaryColumn('text') month: string;
  @Column({ type: 'timestamptz', precision: 3 }) lockedAt: Date;
  @Column('integer', { nullable: true }) lockedBy: number | null;
}
