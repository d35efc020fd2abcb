import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** How often the catalogue has been written to: one row, counted up by triggers. */
@Entity()
@Check('ck_catalogue_version_single_row', 'id')
export class CatalogueVersion {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @Column('bigint')
  version: string;
}
