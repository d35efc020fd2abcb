import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Deposit } from '../deposits/deposit.entity';
import { attemptStates, liveStatesSql, type AttemptState } from './attempt-transitions';

/**
 * One checkout at the provider. It is stored before the provider is called, so that it can be found by its reference if the
 * response is lost. Only `next_check_at` decides when it is checked, because queued jobs may be lost.
 */
@Entity()
@Index('uq_payment_attempt_live', ['depositId'], { unique: true, where: `state IN (${liveStatesSql})` })
@Check('ck_payment_attempt_state', oneOfSql('state', attemptStates))
@Check('ck_payment_attempt_settled_at', `(settled_at IS NULL) = (state IN (${liveStatesSql}))`)
export class PaymentAttempt {
  @PrimaryColumn('text') id: string;
  @ForeignKey(() => Deposit) @Column('text') depositId: string;
  @Column('integer') number: number;
  @Column('text') checkoutReference: string;

  /** Part of the webhook's URL, so that only the provider can trigger a check. */
  @Column('text') noticeToken: string;
  @Column('text', { default: 'creating' }) state: AttemptState;
  @Column('numeric', { precision: 12, scale: 2 }) amount: string;
  @Column('text') currency: string;
  @Column('text') merchantCode: string;
  @Column({ type: 'timestamptz', precision: 3 }) validUntil: Date;
  @Column('text', { nullable: true }) checkoutId: string | null;
  @Column('text', { nullable: true }) paymentUrl: string | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) leaseUntil: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) nextCheckAt: Date | null;

  /** When a webhook or a waiting customer last requested a check. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) noticedAt: Date | null;

  /** When a check ended, even if its result was inconclusive. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) lastCheckedAt: Date | null;

  /** When the provider last gave a conclusive response. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) lastAnswerAt: Date | null;

  /** When a request last failed to open the page. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) triedAt: Date | null;

  /** Number of checks. */
  @Column('integer', { default: 0 }) checks: number;
  @Column('integer', { default: 0 }) failures: number;
  @Column('text', { nullable: true }) lastFailure: string | null;
  @Column('text', { nullable: true }) transactionId: string | null;
  @Column('text', { nullable: true }) transactionCode: string | null;

  /** In pounds, the sum of all charges. */
  @Column('numeric', { precision: 12, scale: 2, nullable: true }) chargedAmount: string | null;
  @Column('text', { nullable: true }) chargedCurrency: string | null;

  /** The provider's response about a charge. */
  @Column('jsonb', { nullable: true, select: false }) evidence: object | null;
  @Column('text', { nullable: true }) reviewReason: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;

  /** When the attempt stopped being live. */
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) settledAt: Date | null;
}
