import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Deposit } from './deposit.entity';

/**
 * Who has entered their details for a deposit, once these were changed: nobody knows which of them has the card page open,
 * so all of them are written to once it is paid. Each address has one row, with what was entered with it last.
 */
@Entity()
@Index('uq_deposit_person_address', { synchronize: false }) // of its deposit, whatever its capitals
@Check('ck_deposit_person_number', 'number > 0')
export class DepositPerson {
  @ForeignKey(() => Deposit)
  @PrimaryColumn('text')
  depositId: string;

  /** In the order in which they came. */
  @PrimaryColumn('integer')
  number: number;

  @Column('text')
  name: string;

  @Column('text')
  address: string;

  /** null: they collect it. */
  @Column('text', { nullable: true })
  deliveryAddress: string | null;
}
