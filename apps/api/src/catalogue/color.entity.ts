import type { ColorImage } from '@app/contracts';
import { Check, Column, Entity, ForeignKey, Index, VirtualColumn } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';
import { Material } from './material.entity';

export const materialNameOf = (color: string) =>
  `SELECT owner.name FROM material AS owner WHERE owner.id = ${color}.material_id`;

@Entity()
@Index('uq_color_name', { synchronize: false })
@Check('ck_color_name', `btrim(name) <> '' AND length(name) <= 120`)
@Check('ck_color_hex_code', `hex_code ~ '^#[0-9A-Fa-f]{6}$'`)
@Check('ck_color_images', `jsonb_typeof(images) = 'array'`)
@Check('ck_color_price_modifier', `price_modifier BETWEEN 0 AND 9999.99`)
export class Color extends CatalogueRow {
  @ForeignKey(() => Material) @Column('integer') materialId: number;
  @VirtualColumn('text', { query: materialNameOf }) materialName: string;
  @Column('text') name: string;
  @Column('text', { default: '#ffffff' }) hexCode: string;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('text', { nullable: true }) imageUrl2: string | null;
  @Column('jsonb', { default: [] }) images: ColorImage[];
  @Column('text', { nullable: true }) stripUrl: string | null;

  /** Pounds for each 100 mm × 100 mm: the rate that a top is priced at. */
  @Column('numeric', { precision: 10, scale: 2, default: 0 }) priceModifier: string;
}
