import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { LedgerEntry } from '../ledger/ledger-entry.entity';

/** An imported line of a bank statement. It is stored so that no other file records the same payment again. */
@Entity('bank_line')
export class BankLineRecord {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' }) id: string;

  /** A digest of the account and the bank's id for the transaction, or of account, day, amount and text. */
  @Column('text') key: string;
  @Column('text') bookedOn: string;
  @Column('bigint') pence: string;

  /** The bank's text, until staff decide on the line. Then it becomes the note of the payment. */
  @Column('text', { nullable: true }) text: string | null;

  /** The payment of the line. Null with a text: staff have not decided. Null without a text: the line is for no order. */
  @ForeignKey(() => LedgerEntry) @Column('bigint', { nullable: true }) entryId: string | null;
  @Column({ type: 'timestamptz', precision: 3 }) importedAt: Date;
  @Column('integer', { nullable: true }) importedBy: number | null;
}
