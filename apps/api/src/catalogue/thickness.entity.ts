import { Column, Entity } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

@Entity()
export class Thickness extends CatalogueRow {
  @Column('text') value: string;
  @Column('text') displayName: string;

  /** For staff; not part of a quoted price (D2). */
  @Column('numeric', { precision: 10, scale: 2, default: 1 }) priceModifier: string;
}
