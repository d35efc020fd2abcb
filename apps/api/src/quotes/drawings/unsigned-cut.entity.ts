import { maxHoldReasonLength } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Measurement } from '../measurements/measurement.entity';

/** Why a version of the sizes is cut although nobody has agreed to its drawing. Erasing a person empties the reason. */
@Entity()
@ForeignKey(() => Measurement, ['quoteId', 'version'], ['quoteId', 'version'])
@Check('ck_unsigned_cut_reason', `length(reason) BETWEEN 1 AND ${maxHoldReasonLength}`)
export class UnsignedCut {
  @PrimaryColumn('text') quoteId: string;
  @PrimaryColumn('integer') version: number;
  @Column('text', { nullable: true }) reason: string | null;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer', { nullable: true }) allowedBy: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) allowedAt: Date;
}
