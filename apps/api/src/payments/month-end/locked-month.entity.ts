import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A month whose accounts were handed over: a trigger lets no ledger entry and no tax point into it. */
@Entity()
@Check('ck_locked_month_month', `month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`)
export class LockedMonth {
  /** `2026-11`, London. */
  @PrimaryColumn('text') month: string;
  @Column({ type: 'timestamptz', precision: 3 }) lockedAt: Date;
  @Column('integer', { nullable: true }) lockedBy: number | null;
}
