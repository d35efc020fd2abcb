import { Column, Entity, VirtualColumn } from 'typeorm';
import { CatalogueRow } from './catalogue-row.entity';

/** The number of a material's colours that are not deleted. */
export const colorsOfSql = (material: string, condition = '') =>
  `SELECT count(*)::integer FROM color WHERE material_id = ${material}.id AND deleted_at IS NULL${condition}`;

@Entity()
export class Material extends CatalogueRow {
  @Column('text') name: string;
  @Column('text', { default: '' }) description: string;

  /** Pounds for each 100 mm × 100 mm. */
  @Column('numeric', { precision: 10, scale: 3, default: 0 }) basePrice: string;
  @Column('text', { array: true, default: '{}' }) features: string[];
  @Column('text', { array: true, default: '{}' }) applications: string[];
  @Column('text', { default: '' }) maintenance: string;
  @Column('text', { default: '' }) warranty: string;

  /** Values of the thicknesses that it is sold in; empty: all. */
  @Column('text', { array: true, default: '{}' }) thicknesses: string[];
  @VirtualColumn('integer', { query: (material) => colorsOfSql(material) }) colorCount: number;

  @VirtualColumn('integer', { query: (material) => colorsOfSql(material, ' AND is_active') })
  activeColorCount: number;
}
