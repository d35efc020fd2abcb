import {
  agreementMethods,
  type AgreementMethod,
  depositLimits,
  revisionStates,
  type RevisionState,
} from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Quote } from '../quote.entity';

/** A quote has at most one unanswered and one agreed revision. */
@Entity('quote_revision')
@Check('ck_quote_revision_state', oneOfSql('state', revisionStates))
@Check('ck_quote_revision_agreed_by', `length(agreed_by) BETWEEN 1 AND ${depositLimits.customerName}`)
@Check('ck_quote_revision_agreed_how', oneOfSql('agreed_how', agreementMethods))
export class QuoteRevisionRecord {
  @ForeignKey(() => Quote) @PrimaryColumn('text') quoteId: string;
  @ForeignKey(() => Quote) @Column('text') originalId: string;
  @Column('integer') measurementVersion: number;
  @Column('numeric', { precision: 12, scale: 2 }) previousTotal: string;

  /** What had been received on the original, at the time of the proposal and again of the agreement. */
  @Column('numeric', { precision: 12, scale: 2 }) creditedDeposit: string;
  @Column('text', { default: 'proposed' }) state: RevisionState;
  @Column({ type: 'timestamptz', precision: 3 }) proposedAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) answeredAt: Date | null;

  /** Who agreed, as recorded by staff; null: the customer agreed on the share page. */
  @Column('text', { nullable: true }) agreedBy: string | null;
  @Column('text', { nullable: true }) agreedHow: AgreementMethod | null;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer', { nullable: true }) recordedBy: number | null;
}
