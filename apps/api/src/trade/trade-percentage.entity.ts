import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Material } from '../catalogue';
import { TradeCustomer } from './trade-customer.entity';

/** What a trade customer is given on the price of a top in one material. */
@Entity()
@Check('ck_trade_percentage_percent', 'percent BETWEEN 0.01 AND 50')
export class TradePercentage {
  @ForeignKey(() => TradeCustomer, { onDelete: 'CASCADE' })
  @PrimaryColumn('text')
  tradeCustomerId: string;

  @ForeignKey(() => Material)
  @PrimaryColumn('integer')
  materialId: number;

  @Column('numeric', { precision: 4, scale: 2 })
  percent: string;
}
