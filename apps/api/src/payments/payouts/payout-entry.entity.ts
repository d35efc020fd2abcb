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

  /** As in the ledger: what was charged, or negative what went back. Less the fee, it is what the bank gets. */
  @Column('bigint') pence: string;
  @Column('bigint') feePence: string;

  /** Of the payout, as on the bank's statement; of a deduction, perhaps something else. */
  @Column('text', { nullable: true }) reference: string | null;
  @Column('text', { nullable: true }) transactionCode: string | null;
  @Column('text') paidOn: string;

  /** Day in the accounts: `paidOn`, or the day of entry if that month was locked by then. */
  @Column('text') bookedOn: string;
  @Column({ type: 'timestamptz', precision: 3 }) recordedAt: Date;
}
