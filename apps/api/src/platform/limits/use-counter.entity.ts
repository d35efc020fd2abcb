import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Uses since a window of time began. The table is unlogged: a crash empties it, which allows a few more tries. */
@Entity()
export class UseCounter {
  /** A digest, from which no IP address or account can be read. */
  @PrimaryColumn('text') key: string;
  @Column('integer') uses: number;
  @Column({ type: 'timestamptz', precision: 3 }) endsAt: Date;

  /** For paced limits: when the next use is allowed. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextAt: Date | null;
}
