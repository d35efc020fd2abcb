import {
  ledgerKinds,
  ledgerLimits,
  paymentMethods,
  type LedgerKind,
  type PaymentMethod,
} from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { Order } from '../../orders';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { Deposit } from '../deposits/deposit.entity';
import { Refund } from '../refunds/refund.entity';

/**
 * A movement of money. Append-only: a trigger rejects every change except emptying the note when a person is erased. A card
 * payment belongs to a deposit and an attempt; an entry of staff belongs to an order.
 */
@Entity()
@Check('ck_ledger_entry_kind', oneOfSql('kind', ledgerKinds))
@Check('ck_ledger_entry_method', oneOfSql('method', paymentMethods))
@Check('ck_ledger_entry_note', `note <> '' AND length(note) <= ${ledgerLimits.note}`)
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') kind: LedgerKind;
  @Column('text') method: PaymentMethod;

  /** Negative for refunds and chargebacks. */
  @Column('bigint') pence: string;
  @ForeignKey(() => Order) @Column('text', { nullable: true }) orderId: string | null;
  @ForeignKey(() => Deposit) @Column('text', { nullable: true }) depositId: string | null;
  @ForeignKey(() => PaymentAttempt) @Column('text', { nullable: true }) attemptId: string | null;
  @ForeignKey(() => Refund) @Column('text', { nullable: true }) refundId: string | null;
  @Column('text', { nullable: true }) transactionId: string | null;
  @ForeignKey(() => LedgerEntry) @Column('bigint', { nullable: true }) correctsId: string | null;

  /** For a charge, when we first read it from the provider; for a correction, the time of the corrected entry. */
  @Column({ type: 'timestamptz', precision: 3 }) movedAt: Date;

  /**
   * The London day on which the money moved, if that month was already locked; `movedAt` is then the day of entry. Written by a
   * trigger.
   */
  @Column('text', { nullable: true }) paidOn: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) recordedAt: Date;

  /** A `staff_user`, without a foreign key so that staff can be erased; null: the shop itself. */
  @Column('integer', { nullable: true }) recordedBy: number | null;
  @Column('text', { nullable: true }) note: string | null;
  @Column('text', { nullable: true }) idempotencyKey: string | null;
}
