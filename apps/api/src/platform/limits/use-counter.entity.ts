import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * How often somebody did something since a window of time began. The table is unlogged: after a crash it is
 * empty, which costs nothing but a few more tries.
 */
@Entity()
@Check('ck_use_counter_uses', 'uses >= 0')
export class UseCounter {
  /** A digest: neither addresses nor accounts can be read from it. */
  @PrimaryColumn('text')
  key: string;

  @Column('integer')
  uses: number;

  @Index()
  @Column({ type: 'timestamptz', precision: 3 })
  endsAt: Date;

  /** Of uses that are paced: when the next may be. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  nextAt: Date | null;
}
