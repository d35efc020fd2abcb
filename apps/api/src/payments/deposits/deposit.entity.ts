import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import {
  depositLimits,
  paymentPurposes,
  paymentStatuses,
  type PaymentPurpose,
  type PaymentStatus,
} from '@app/contracts';
import { generatedText } from '../../database/generated-text';
import { oneOfSql } from '../../database/one-of';
import { Order } from '../../orders';

/**
 * A deposit on one or more quotes, with the amounts as agreed (D15). Its status is derived from its attempts in the same
 * transaction. With the purpose 'balance' it is a payment of an order's balance (decision 73): `totalAmount` is the balance at
 * that time, `depositAmount` the amount to pay. The two unique indexes allow one open page and one paid deposit per order (D18).
 */
@Entity()
@Check('ck_deposit_status', oneOfSql('status', paymentStatuses))
@Check('ck_deposit_purpose', oneOfSql('purpose', paymentPurposes))
@Check(
  'ck_deposit_delivery_address',
  `needs_delivery = (delivery_address IS NOT NULL) AND delivery_address <> ''
   AND length(delivery_address) <= ${depositLimits.deliveryAddress}`,
)
@Check('ck_deposit_description', `length(description) <= ${depositLimits.quotesDescription}`)
export class Deposit {
  @PrimaryColumn('text') id: string;
  @Column('text', { default: 'deposit' }) purpose: PaymentPurpose;

  /** Changes if the same tops are placed in another order. */
  @ForeignKey(() => Order) @Column('text') orderId: string;
  @Column('text', { default: 'pending' }) status: PaymentStatus;

  /** A payment page of this deposit may still accept a card. */
  @Column('boolean', { default: false }) isOpen: boolean;

  /** A digest of the customer's details, salted with the first quote's id. Empty for a balance, which anybody may pay. */
  @Column('text', { default: '' }) person: string;
  @Column('text') customerName: string;
  @Column('text') customerEmail: string;
  @Column('text') customerPhone: string;
  @Column('numeric', { precision: 12, scale: 2 }) topsAmount: string;
  @Column('numeric', { precision: 12, scale: 2 }) deliveryAmount: string;
  @Column('numeric', { precision: 12, scale: 2 }) totalAmount: string;
  @Column('numeric', { precision: 12, scale: 2 }) depositAmount: string;
  @Column('boolean') needsDelivery: boolean;
  @Column('text', { nullable: true }) deliveryAddress: string | null;
  @Column('text') description: string;

  /** A digest of the basket session, which only the same visitor knows. */
  @Column('text', { nullable: true }) basketDigest: string | null;

  /** A digest of the key of the browser that started the deposit. Null once another browser has resumed it or the key was used. */
  @Column('text', { nullable: true }) browserDigest: string | null;
  @Column(generatedText) searchText: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) paidAt: Date | null;
  @Column({ type: 'timestamptz', precision: 3, nullable: true }) erasedAt: Date | null;
}

/** A request that is repeated with the same idempotency key returns the same deposit (D18). */
@Entity()
export class DepositRequest {
  @PrimaryColumn('text') idempotencyKey: string;
  @Column('text') requestHash: string;
  @ForeignKey(() => Deposit) @Column('text') depositId: string;
  @Column({ type: 'timestamptz', precision: 3 }) createdAt: Date;
}
