import type { Color, Cutout, Material, SinkType, Thickness } from '@app/contracts';
import { isSold, type Catalogue, type ColorEntry } from './catalogue';

interface Hideable {
  isActive: boolean;
  isDeleted: boolean;
}

const toWire = <T extends Hideable>({ isDeleted: _, ...row }: T) => row;

/** The rows of one kind that are sold, as they leave the API. */
const sold = <T extends Hideable>(rows: ReadonlyMap<number, T>) =>
  [...rows.values()].filter(isSold).map(toWire);

export const toSinkTypes = ({ sinkTypes }: Catalogue): SinkType[] => sold(sinkTypes);
export const toThicknesses = ({ thicknesses }: Catalogue): Thickness[] => sold(thicknesses);
export const toCutouts = ({ cutouts }: Catalogue): Cutout[] => sold(cutouts);

/** Colours sold of one material; undefined where the material itself is not sold. */
export function toColors(catalogue: Catalogue, materialId: number): Color[] | undefined {
  const material = catalogue.materials.get(materialId);
  if (!material || !isSold(material)) return undefined;
  return sold<ColorEntry>(catalogue.colors).filter((color) => color.materialId === materialId);
}

/** Materials sold, with the colours they are sold in. */
export const toMaterials = (catalogue: Catalogue): Material[] =>
  sold(catalogue.materials).map((material) => ({
    ...material,
    colors: toColors(catalogue, material.id) ?? [],
  }));
