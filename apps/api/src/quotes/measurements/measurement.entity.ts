import { measuringMethods, measurementLimits, type MeasuringMethod, type TopLayout } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Quote } from '../quote.entity';

/** Each change is a new version. Only its note can be emptied, to erase a person. */
@Entity()
@Check('ck_measurement_note', `length(note) <= ${measurementLimits.note}`)
@Check('ck_measurement_how', oneOfSql('how', measuringMethods))
export class Measurement {
  @ForeignKey(() => Quote) @PrimaryColumn('text') quoteId: string;
  @PrimaryColumn('integer') version: number;
  @Column('integer') lengthMm: number;
  @Column('integer') widthMm: number;
  @Column('jsonb', { nullable: true }) layout: TopLayout | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('text') how: MeasuringMethod;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer', { nullable: true }) recordedBy: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) recordedAt: Date;
}
