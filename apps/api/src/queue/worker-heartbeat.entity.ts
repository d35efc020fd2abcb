import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When background work was last seen to run. */
@Entity()
export class WorkerHeartbeat {
  @PrimaryColumn('text')
  queue: string;

  @Column({ type: 'timestamptz', precision: 3 })
  beatAt: Date;
}
