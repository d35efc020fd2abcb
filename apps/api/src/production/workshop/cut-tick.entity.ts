import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Measurement } from '../../quotes';

/** A step of a top's cut list that is done. Other sizes are another version, of which nothing is done. */
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
