import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { refundLimits } from '@app/contracts';
import { oneOfSql } from '../../database/one-of';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { Deposit } from '../deposits/deposit.entity';

/**
 * `requested`: stored. `sent`: set just before the provider is called. `confirmed`: the provider lists it as refunded. `failed`: it
 * will not be carried out. `settled-outside`: staff have paid it in another way.
 */
const refundStates = ['requested', 'sent', 'confirmed', 'failed', 'settled-outside'] as const;
export type RefundState = (typeof refundStates)[number];

export const isLiveRefund = (state: RefundState): state is 'requested' | 'sent' =>
  state === 'requested' || state === 'sent';

export const liveRefundStatesSql = `'requested', 'sent'`;

/**
 * A refund of one charge or a part of it, stored before the provider is called. A charge has one live refund at a time. The
 * provider has no idempotency keys, so we store how many refunds of the same amount it listed before, and read its list before
 * sending a refund again.
 */
@Entity()
@Index('uq_refund_live', ['transactionId'], { unique: true, where: `state IN (${liveRefundStatesSql})` })
@Check('ck_refund_state', oneOfSql('state', refundStates))
@Check('ck_refund_reason', `reason <> '' AND length(reason) <= ${refundLimits.reason}`)
@Check('ck_refund_settled_at', `(settled_at IS NULL) = (state IN (${liveRefundStatesSql}))`)
export class Refund {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => Deposit) @Column('text') depositId: string;
  @ForeignKey(() => PaymentAttempt) @Column('text') attemptId: string;
  @Column('text') transactionId: string;
  @Column('numeric', { precision: 12, scale: 2 }) amount: string;

  /** True: the refund reduces the received amount. False: the charge never counted. */
  @Column('boolean') isOfDeposit: boolean;
  @Column('text') reason: string;
  @Column('text', { default: 'requested' }) state: RefundState;
  @Column('integer', { nullable: true }) askedBy: number | null;
  @Column('text') idempotencyKey: string;
  @Column('text') requestHash: string;

  /** How many refunds of the same amount the provider listed before ours was sent: carried out, and failed. */
  @Column('integer', { nullable: true }) earlierRefunds: number | null;
  @Column('integer', { nullable: true }) earlierFailures: number | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) sentAt: Date | null;
  @Column('integer', { default: 0 }) sends: number;

  /** After this many sends without effect, staff decide. */
  @Column('integer', { default: 3 }) mostSends: number;

  /** Null: the result was inconclusive. */
  @Column('text', { nullable: true }) answer: 'accepted' | 'rejected' | null;
  @Column('text', { nullable: true }) remark: string | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) leaseUntil: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextCheckAt: Date | null;
  @Column('integer', { default: 0 }) checks: number;
  @Column('integer', { default: 0 }) failures: number;
  @Column('text', { nullable: true }) lastFailure: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) settledAt: Date | null;
}
