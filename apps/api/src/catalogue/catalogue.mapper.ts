import {
  makingNumbersOf,
  type Basin,
  type Color,
  type Cutout,
  type Material,
  type SinkType,
  type Thickness,
} from '@app/contracts';
import { isSold, type Catalogue, type ColorEntry } from './catalogue';

interface Hideable {
  isActive: boolean;
  isDeleted: boolean;
}

type RowFilter = (row: Hideable) => boolean;

export const isNotDeleted: RowFilter = ({ isDeleted }) => !isDeleted;

const toWire = <T extends Hideable>({ isDeleted: _, ...row }: T) => row;

const toShown = <T extends Hideable>(rows: ReadonlyMap<number, T>, isShown: RowFilter) =>
  [...rows.values()].filter(isShown).map(toWire);

export const toSinkTypes = ({ sinkTypes }: Catalogue, isShown: RowFilter = isSold): SinkType[] =>
  toShown(sinkTypes, isShown);
export const toThicknesses = ({ thicknesses }: Catalogue, isShown: RowFilter = isSold): Thickness[] =>
  toShown(thicknesses, isShown);
export const toCutouts = ({ cutouts }: Catalogue, isShown: RowFilter = isSold): Cutout[] =>
  toShown(cutouts, isShown);

export const toBasins = ({ basins }: Catalogue, isShown: RowFilter = isSold): Basin[] =>
  toShown(basins, isShown);

export function toColors(
  catalogue: Catalogue,
  materialId: number,
  isShown: RowFilter = isSold,
): Color[] | undefined {
  const material = catalogue.materials.get(materialId);
  if (!material || !isShown(material)) return undefined;
  return toShown<ColorEntry>(catalogue.colors, isShown).filter((color) => color.materialId === materialId);
}

export const toMaterials = (catalogue: Catalogue, isShown: RowFilter = isSold): Material[] =>
  toShown(catalogue.materials, isShown).map((material) => ({
    ...material,
    making: makingNumbersOf(catalogue.makingRules, material.name),
    colors: toColors(catalogue, material.id, isShown) ?? [],
  }));
