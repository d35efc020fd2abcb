import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Measurement } from '../../quotes';

/** A finished step of a top's cut list. If the sizes change, there is a new version of which no step is finished. */
@Entity()
@ForeignKey(() => Measurement, ['quoteId', 'version'], ['quoteId', 'version'])
export class CutTick {
  @PrimaryColumn('text') quoteId: string;
  @PrimaryColumn('integer') version: number;
  @PrimaryColumn('text') task: string;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer') tickedBy: number;
  @Column({ type: 'timestamptz', precision: 3 }) tickedAt: Date;
}
