import { Column, Entity } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

abstract class FlatPart extends CatalogueRow {
  @Column('text') name: string;
  @Column('text', { default: '' }) description: string;

  /** Pounds added to the price; negative for a discount (D7). */
  @Column('numeric', { precision: 10, scale: 2, default: 0 }) priceModifier: string;
}

@Entity()
export class Cutout extends FlatPart {
  /** Names of cut-outs that cannot be in the same top. */
  @Column('text', { array: true, default: '{}' }) excludes: string[];
}

@Entity()
export class SinkType extends FlatPart {
  @Column('boolean', { default: false }) includesBasin: boolean;
}
