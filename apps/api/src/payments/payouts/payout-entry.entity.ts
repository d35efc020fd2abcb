import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { oneOfSql } from '../../database/one-of';
import { type PayoutEntryKind, payoutEntryKinds } from '../provider/card-payments';

/** A payment in a payout of the card provider, or a deduction from it. Append-only. */
@Entity('payout_entry')
@Check('ck_payout_entry_kind', oneOfSql('kind', payoutEntryKinds))
export class PayoutEntryRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;
  @Column('text') providerId: string;
  @Column('text') kind: PayoutEntryKind;

  /** Positive: charged; negative: refunded. The bank receives this amount less the fee. */
  @Column('bigint') pence: string;
  @Column('bigint') feePence: string;

  /** For a payout, the reference on the bank's statement. SumUp does not document it for a deduction. */
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { nullable: true }) transactionCode: string | null;
  @Column('text') paidOn: string;

  /** The day in the accounts: `paidOn`, or the day of entry if that month was already locked. */
  @Column('text') bookedOn: string;
  @Column({ type: 'timestamptz', precision: 3 }) recordedAt: Date;
}
