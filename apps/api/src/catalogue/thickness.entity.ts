import { Check, Column, Entity, Index } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

@Entity()
@Index('uq_thickness_value', { synchronize: false })
@Check('ck_thickness_value', `btrim(value) <> '' AND length(value) <= 120`)
@Check('ck_thickness_display_name', `btrim(display_name) <> '' AND length(display_name) <= 120`)
@Check('ck_thickness_price_modifier', `price_modifier BETWEEN 0 AND 9999.99`)
export class Thickness extends CatalogueRow {
  @Column('text') value: string;
  @Column('text') displayName: string;

  /** For staff; not part of a quoted price (D2). */
  @Column('numeric', { precision: 10, scale: 2, default: 1 }) priceModifier: string;
}
