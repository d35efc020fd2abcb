import { Check, Column, Entity, Index } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

abstract class FlatPart extends CatalogueRow {
  @Column('text') name: string;
  @Column('text', { default: '' }) description: string;

  /** Flat pounds; negative for a discount (D7). */
  @Column('numeric', { precision: 10, scale: 2, default: 0 }) priceModifier: string;
}

@Entity()
@Index('uq_cutout_name', { synchronize: false })
@Check('ck_cutout_name', `btrim(name) <> '' AND length(name) <= 120`)
@Check('ck_cutout_description', `length(description) <= 2000`)
@Check('ck_cutout_price_modifier', `price_modifier BETWEEN -9999.99 AND 9999.99`)
export class Cutout extends FlatPart {}

@Entity()
@Index('uq_sink_type_name', { synchronize: false })
@Check('ck_sink_type_name', `btrim(name) <> '' AND length(name) <= 120`)
@Check('ck_sink_type_description', `length(description) <= 2000`)
@Check('ck_sink_type_price_modifier', `price_modifier BETWEEN -9999.99 AND 9999.99`)
export class SinkType extends FlatPart {}
