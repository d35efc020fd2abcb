import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { oneOf } from '../database/one-of';
import { staffTaskKinds, type StaffTaskKind } from './staff-task-kind';

/** Something the team has to do by a time (D23). */
@Entity()
@Unique(['kind', 'key'])
@Index('ix_staff_task_due_at', ['dueAt'], { where: 'done_at IS NULL' })
@Index('ix_staff_task_done_at', ['doneAt'], { where: 'done_at IS NOT NULL' })
@Check('ck_staff_task_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_staff_task_kind', oneOf('kind', staffTaskKinds))
@Check(
  'ck_staff_task_subject',
  `kind IN ('alert', 'check-books', 'own-task') OR num_nonnulls(deposit_id, contact_inquiry_id, trade_inquiry_id, mail_id, quote_id) > 0`,
)
export class StaffTask {
  @PrimaryColumn('text') id: string;
  @Column('text') kind: StaffTaskKind;

  /** Unique for its kind, so that a repeated request adds no second task. */
  @Column('text') key: string;
  @Index() @ForeignKey('Deposit') @Column('text', { nullable: true }) depositId: string | null;
  @ForeignKey('PaymentAttempt') @Column('text', { nullable: true }) attemptId: string | null;
  @Index() @ForeignKey('ContactInquiry') @Column('text', { nullable: true }) contactInquiryId: string | null;
  @Index() @ForeignKey('TradeInquiry') @Column('text', { nullable: true }) tradeInquiryId: string | null;
  @Index() @ForeignKey('Mail') @Column('text', { nullable: true }) mailId: string | null;
  @Index() @ForeignKey('Quote') @Column('text', { nullable: true }) quoteId: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) dueAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) doneAt: Date | null;
  @Column('integer', { nullable: true }) doneBy: number | null;

  /** Who is to do it; null: anybody. */
  @ForeignKey('StaffUser') @Column('integer', { nullable: true }) assigneeId: number | null;
}
