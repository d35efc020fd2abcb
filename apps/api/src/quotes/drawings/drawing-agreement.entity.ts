import {
  drawingAgreementMethods,
  type DrawingAgreementMethod,
  maxAgreedByLength,
  type TopDrawing,
} from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Measurement } from '../measurements/measurement.entity';

/** Somebody's agreement to the drawing of a version of the sizes. A trigger forbids changes; erasing empties name and signature. */
@Entity()
@ForeignKey(() => Measurement, ['quoteId', 'version'], ['quoteId', 'version'])
@Check('ck_drawing_agreement_how', oneOfSql('how', drawingAgreementMethods))
@Check('ck_drawing_agreement_agreed_by', `length(agreed_by) BETWEEN 1 AND ${maxAgreedByLength}`)
export class DrawingAgreement {
  @PrimaryColumn('text') quoteId: string;
  @PrimaryColumn('integer') version: number;

  /** As it was shown. */
  @Column('jsonb') drawing: TopDrawing;
  @Column('text') digest: string;
  @Column('text') how: DrawingAgreementMethod;
  @Column('text', { nullable: true }) agreedBy: string | null;

  /** An `attachment`. */
  @Column('text', { nullable: true }) signatureId: string | null;

  /** The fitter, a `staff_user` without a foreign key so that staff can be erased; null: the customer alone. */
  @Column('integer', { nullable: true }) recordedBy: number | null;
  @Column({ type: 'timestamptz', precision: 3 }) agreedAt: Date;
}
