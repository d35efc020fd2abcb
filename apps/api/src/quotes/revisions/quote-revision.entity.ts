import { agreedHow, type AgreedHow, depositLimits, revisionStates, type RevisionState } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { oneOf } from '../../database/one-of';
import { Quote } from '../quote.entity';

/** A quote has at most one unanswered and one agreed revision. */
@Entity('quote_revision')
@Index('ix_quote_revision_original_id', ['originalId'])
@Index('uq_quote_revision_proposed', ['originalId'], { unique: true, where: `state = 'proposed'` })
@Index('uq_quote_revision_agreed', ['originalId'], { unique: true, where: `state = 'agreed'` })
@Check('ck_quote_revision_original_id', 'original_id <> quote_id')
@Check('ck_quote_revision_state', oneOf('state', revisionStates))
@Check('ck_quote_revision_previous_total', 'previous_total > 0')
@Check('ck_quote_revision_credited_deposit', 'credited_deposit >= 0')
@Check('ck_quote_revision_answered_at', `(answered_at IS NULL) = (state = 'proposed')`)
@Check('ck_quote_revision_agreed_by', `length(agreed_by) BETWEEN 1 AND ${depositLimits.customerName}`)
@Check('ck_quote_revision_agreed_how', oneOf('agreed_how', agreedHow))
@Check(
  'ck_quote_revision_recorded_by',
  `num_nonnulls(agreed_by, agreed_how, recorded_by) IN (0, 3) AND (recorded_by IS NULL OR state = 'agreed')`,
)
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
  @Column('text', { nullable: true }) agreedHow: AgreedHow | null;

  /** A `staff_user`, without a foreign key so that staff can be erased. */
  @Column('integer', { nullable: true }) recordedBy: number | null;
}
