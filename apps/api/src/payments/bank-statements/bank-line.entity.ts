import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { LedgerEntry } from '../ledger/ledger-entry.entity';

/** A line of a bank statement that was imported, so that no other file records it again. */
@Entity('bank_line')
@Unique('uq_bank_line_key', ['key'])
@Index('uq_bank_line_entry_id', ['entryId'], { unique: true, where: 'entry_id IS NOT NULL' })
@Index('ix_bank_line_booked_on_pence', ['bookedOn', 'pence'])
@Index('ix_bank_line_undecided', ['bookedOn'], { where: 'text IS NOT NULL' })
@Check('ck_bank_line_text', 'text IS NULL OR entry_id IS NULL')
@Check('ck_bank_line_pence', 'pence > 0')
@Check('ck_bank_line_booked_on', `booked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`)
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
