import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { refundLimits } from '@app/contracts';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { Deposit } from '../deposits/deposit.entity';

/**
 * How far a refund is. `wanted`: written down. `sent`: the provider has perhaps been asked; it is written before the
 * call. `confirmed`: the provider's own books show it. `failed`: they show that it will not be. `settled-outside`: people
 * have paid it in another way.
 */
const refundStates = ['wanted', 'sent', 'confirmed', 'failed', 'settled-outside'] as const;
export type RefundState = (typeof refundStates)[number];

export const liveRefundStatesSql = `'wanted', 'sent'`;

/**
 * Money that is to be given back of one charge, written down before the provider hears of it. The provider has no key
 * by which a request sent twice would be one: so what its books showed before is kept, and they are read before
 * anything is ever sent again. Of one charge, one refund at a time is under way.
 */
@Entity()
@Unique(['idempotencyKey'])
@Index('uq_refund_live', ['transactionId'], { unique: true, where: `state IN (${liveRefundStatesSql})` })
@Index('ix_refund_next_check_at', ['nextCheckAt'], { where: 'next_check_at IS NOT NULL' })
@Index('ix_refund_settled_at', ['settledAt'], { where: `state = 'confirmed'` })
@Check('ck_refund_id', `id ~ '^[A-Za-z0-9_-]{21}[AQgw]$'`)
@Check('ck_refund_amount', 'amount > 0')
@Check('ck_refund_state', `state IN (${refundStates.map((state) => `'${state}'`).join(', ')})`)
@Check('ck_refund_reason', `reason <> '' AND length(reason) <= ${refundLimits.reason}`)
@Check('ck_refund_idempotency_key', `idempotency_key ~ '^[A-Za-z0-9_-]{16,64}$'`)
@Check('ck_refund_answer', `answer IN ('accepted', 'rejected')`)
@Check(
  'ck_refund_sent_at',
  `(sent_at IS NOT NULL) = (sends > 0)
   AND (state NOT IN ('sent', 'confirmed') OR num_nulls(sent_at, booked_before, refused_before) = 0)`,
)
@Check('ck_refund_settled_at', `(settled_at IS NULL) = (state IN (${liveRefundStatesSql}))`)
@Check('ck_refund_next_check_at', '(next_check_at IS NULL) = (settled_at IS NOT NULL)')
export class Refund {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @ForeignKey(() => Deposit)
  @Column('text')
  depositId: string;

  @Index()
  @ForeignKey(() => PaymentAttempt)
  @Column('text')
  attemptId: string;

  @Column('text')
  transactionId: string;

  @Column('numeric', { precision: 12, scale: 2 })
  amount: string;

  /** It lessens what was received; otherwise the charge never counted as a deposit. */
  @Column('boolean')
  isOfDeposit: boolean;

  @Column('text')
  reason: string;

  @Column('text', { default: 'wanted' })
  state: RefundState;

  @Column('integer', { nullable: true })
  askedBy: number | null;

  @Column('text')
  idempotencyKey: string;

  @Column('text')
  requestHash: string;

  /** Refunds of the same amount that the provider's books showed before ours was sent: done, and refused. */
  @Column('integer', { nullable: true })
  bookedBefore: number | null;

  @Column('integer', { nullable: true })
  refusedBefore: number | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  sentAt: Date | null;

  @Column('integer', { default: 0 })
  sends: number;

  /** Sent so often in vain, it is left to people, who may have it sent once more. */
  @Column('integer', { default: 3 })
  mostSends: number;

  /** What it answered to that; null: nothing that could be relied on. */
  @Column('text', { nullable: true })
  answer: 'accepted' | 'rejected' | null;

  @Column('text', { nullable: true })
  remark: string | null;

  /** Until then one process is at it. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  leaseUntil: Date | null;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  nextCheckAt: Date | null;

  @Column('integer', { default: 0 })
  checks: number;

  @Column('integer', { default: 0 })
  failures: number;

  @Column('text', { nullable: true })
  lastFailure: string | null;

  @Column({ type: 'timestamptz', precision: 3 })
  createdAt: Date;

  @Column({ type: 'timestamptz', precision: 3, nullable: true })
  settledAt: Date | null;
}
