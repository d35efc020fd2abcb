import type { CatalogueKind } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PriceChangeRecord } from './price-change-record.entity';

/** One changed price. `itemId` belongs to the table that `kind` names. */
@Entity()
@Check('ck_price_change_line_after', `after <> before`)
@Check('ck_price_change_line_kind', `kind IN ('materials', 'colors', 'sink-types', 'thicknesses', 'cutouts')`)
export class PriceChangeLine {
  @ForeignKey(() => PriceChangeRecord) @PrimaryColumn('integer') priceChangeId: number;
  @PrimaryColumn('text') kind: CatalogueKind;
  @PrimaryColumn('integer') itemId: number;
  @Column('numeric', { precision: 10, scale: 3 }) before: string;
  @Column('numeric', { precision: 10, scale: 3 }) after: string;
}
