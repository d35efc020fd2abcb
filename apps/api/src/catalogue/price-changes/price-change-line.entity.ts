import type { PricedKind } from '@app/contracts';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PriceChangeRecord } from './price-change-record.entity';

/** One changed price. `itemId` belongs to the table that `kind` names. */
@Entity()
export class PriceChangeLine {
  @ForeignKey(() => PriceChangeRecord) @PrimaryColumn('integer') priceChangeId: number;
  @PrimaryColumn('text') kind: PricedKind;
  @PrimaryColumn('integer') itemId: number;
  @Column('numeric', { precision: 10, scale: 3 }) before: string;
  @Column('numeric', { precision: 10, scale: 3 }) after: string;
}
