import { Check, Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { oneOf } from '../../database/one-of';
import { type PayoutEntryKind, payoutEntryKinds } from '../provider/card-payments';

/** A payment in a payout of the card provider, or a deduction from it. Append-only. */
@Entity('payout_entry')
@Unique('uq_payout_entry_provider_id', ['providerId'])
@Index(['bookedOn'])
@Check('ck_payout_entry_kind', oneOf('kind', payoutEntryKinds))
@Check('ck_payout_entry_pence', `CASE kind WHEN 'payout' THEN pence >= fee_pence ELSE pence <= 0 END`)
@Check('ck_payout_entry_fee_pence', 'fee_pence >= 0')
@Check('ck_payout_entry_paid_on', `paid_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
@Check('ck_payout_entry_booked_on', `booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
export class PayoutEntryRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') providerId: string;
  @Column('text') kind: PayoutEntryKind;

  /** As in the ledger: what was charged, or negative what went back. Less the fee, it is what the bank gets. */
  @Column('bigint') pence: string;
  @Column('bigint') feePence: string;

  /** Of the payout, as on the bank's statement; of a deduction, perhaps something else. */
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { nullable: true }) transactionCode: string | null;
  @Column('text') paidOn: string;

  /** Day in the accounts: `paidOn`, or the day of entry if that month was locked by then. A trigger writes it. */
  @Column('text') bookedOn: string;
  @Column({ type: 'timestamptz', precision: 3 }) recordedAt: Date;
}
