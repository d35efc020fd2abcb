import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { LedgerEntry } from '../ledger/ledger-entry.entity';

/** A line of a bank statement that was imported, so that no other file records it again. */
@Entity('bank_line')
export class BankLineRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;

  /** A digest of account and bank's id, or of day, amount and text. */
  @Column('text') key: string;
  @Column('text') bookedOn: string;
  @Column('bigint') pence: string;

  /** The bank's text until staff decide; afterwards the payment has it as its note. */
  @Column('text', { nullable: true }) text: string | null;

  /** Its payment; null without a text: staff decided that it is not for an order. */
  @ForeignKey(() => LedgerEntry) @Column('bigint', { nullable: true }) entryId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) importedAt: Date;
  @Column('integer', { nullable: true }) importedBy: number | null;
}
