import type { ColorImage } from '@app/contracts';
import { Column, Entity, ForeignKey, VirtualColumn } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';
import { Material } from './material.entity';

export const materialNameOfSql = (color: string) =>
  `SELECT owner.name FROM material AS owner WHERE owner.id = ${color}.material_id`;

@Entity()
export class Color extends CatalogueRow {
  @ForeignKey(() => Material) @Column('integer') materialId: number;
  @VirtualColumn('text', { query: materialNameOfSql }) materialName: string;
  @Column('text') name: string;
  @Column('text', { default: '#ffffff' }) hexCode: string;
  @Column('text', { nullable: true }) imageUrl: string | null;
  @Column('text', { nullable: true }) imageUrl2: string | null;
  @Column('jsonb', { default: [] }) images: ColorImage[];
  @Column('text', { nullable: true }) stripUrl: string | null;

  /** Pounds for each 100 mm × 100 mm: the rate that a top is priced at. */
  @Column('numeric', { precision: 10, scale: 2, default: 0 }) priceModifier: string;
}
