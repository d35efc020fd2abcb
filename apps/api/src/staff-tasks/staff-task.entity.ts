import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../database/one-of';
import { staffTaskKinds, type StaffTaskKind } from './staff-task-kind';

/** Something the team has to do by a time (D23). */
@Entity()
@Check('ck_staff_task_kind', oneOfSql('kind', staffTaskKinds))
export class StaffTask {
  @PrimaryColumn('text') id: string;
  @Column('text') kind: StaffTaskKind;

  /** Unique for its kind, so that a repeated request adds no second task. */
  @Column('text') key: string;
  @ForeignKey('Deposit') @Column('text', { nullable: true }) depositId: string | null;
  @ForeignKey('PaymentAttempt') @Column('text', { nullable: true }) attemptId: string | null;
  @ForeignKey('ContactInquiry') @Column('text', { nullable: true }) contactInquiryId: string | null;
  @ForeignKey('TradeInquiry') @Column('text', { nullable: true }) tradeInquiryId: string | null;
  @ForeignKey('Mail') @Column('text', { nullable: true }) mailId: string | null;
  @ForeignKey('Quote') @Column('text', { nullable: true }) quoteId: string | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) dueAt: Date;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) doneAt: Date | null;
  @Column('integer', { nullable: true }) doneBy: number | null;

  /** null: anybody may do it. */
  @ForeignKey('StaffUser') @Column('integer', { nullable: true }) assigneeId: number | null;
}
