import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PriceChangeRecord } from './price-change-record.entity';

/** What a change made of one price. The row's id is of the table that the change's kind names. */
@Entity()
@Check('ck_price_change_line_after', `after <> before`)
export class PriceChangeLine {
  @ForeignKey(() => PriceChangeRecord)
  @PrimaryColumn('integer')
  priceChangeId: number;

  @PrimaryColumn('integer')
  itemId: number;

  @Column('numeric', { precision: 10, scale: 3 })
  before: string;

  @Column('numeric', { precision: 10, scale: 3 })
  after: string;
}
