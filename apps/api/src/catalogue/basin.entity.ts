import { type BasinSize, type BasinType, readBasinSize } from '@app/contracts';
import { Column, Entity } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

@Entity()
export class Basin extends CatalogueRow {
  @Column('text') maker: string;
  @Column('text') name: string;
  @Column('text') type: BasinType;
  /** `jsonb` does not keep the order of keys. `readBasinSize` restores it, so that equal sizes are equal as JSON. */
  @Column('jsonb', { transformer: { from: readBasinSize, to: readBasinSize } }) size: BasinSize;
  /** URL of the maker's template. */
  @Column('text', { nullable: true }) template: string | null;
}
