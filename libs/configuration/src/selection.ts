import {
  noCutoutsName,
  noSinkName,
  quoteLimits,
  type SizeLimits,
  thicknessesOf,
  thicknessRefusal,
  type Color,
  type Cutout,
  type Material,
  type SinkType,
  type Thickness,
  type TopLayout,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import type { Catalogue } from './catalogue';
import { fitLayout } from './layout/layout';
import { stoneAround } from './rules/stone-around';
import { readMeasurement, type Measurement } from './measurement';

type Id = number | string | null;

/** A top as entered: ids of its parts (null or '' if not chosen) and its sides as typed. */
interface EnteredTop {
  materialId: Id;
  colorId: Id;
  thicknessId: Id;
  sinkTypeId: Id;
  /** A single cut-out; used only if none is ticked (specification §9). */
  cutoutId?: Id;
  cutoutIds: readonly (number | string)[];
  length: string;
  width: string;
  /** Number of equal tops; absent: one. */
  quantity?: number | string;
  /** Where the parts go; absent or null: in their usual places. */
  layout?: TopLayout | null;
}

/** The entered parts, looked up in the catalogue. A colour and a thickness need their material. */
export interface Selection {
  material: Material | null;
  color: Color | null;
  thickness: Thickness | null;
  /** Why the chosen thickness was dropped: the material does not come in it. null: it was not dropped. */
  thicknessRefusal: string | null;
  /** The chosen option, 'No Sink' included. */
  sinkChoice: SinkType | null;
  /** null: not chosen, or chosen to be none (D11). */
  sink: SinkType | null;
  cutouts: readonly Cutout[];
  length: Measurement;
  width: Measurement;
  /** null unless both measurements are in range. */
  size: Size | null;
  /** One if the entered number cannot be quoted. */
  quantity: number;
  /** The layout of the chosen parts; null: positions are agreed later, or the size is not known yet. */
  layout: TopLayout | null;
}

/** @param limits size limits; staff have wider ones than visitors (D52) */
export function selectParts(
  top: EnteredTop,
  catalogue: Catalogue,
  limits: SizeLimits = quoteLimits,
): Selection {
  const material = findById(catalogue.materials, top.materialId);
  const sinkChoice = findById(catalogue.sinkTypes, top.sinkTypeId);
  const thicknesses = thicknessesOf(catalogue.thicknesses, material);
  const cutoutIds = cutoutIdsOf(top).map(String);
  const length = readMeasurement(top.length, limits.lengthMm);
  const width = readMeasurement(top.width, limits.widthMm);
  const size =
    length.kind === 'within' && width.kind === 'within' ? { lengthMm: length.mm, widthMm: width.mm } : null;
  const sink = sinkChoice?.name === noSinkName ? null : sinkChoice;
  const cutouts = realCutouts(catalogue.cutouts).filter(({ id }) => cutoutIds.includes(String(id)));
  const thickness = findById(thicknesses, top.thicknessId) ?? singleOption(thicknesses);
  const chosenThickness = findById(catalogue.thicknesses, top.thicknessId);
  const endsMm = endsOf(material, thickness);
  const parts = { sinkName: sink?.name ?? null, cutouts, endsMm };
  return {
    material,
    color: material && findById(material.colors, top.colorId),
    thickness,
    thicknessRefusal:
      material && chosenThickness && !thickness ? thicknessRefusal(material, chosenThickness) : null,
    sinkChoice,
    sink,
    cutouts,
    length,
    width,
    size,
    quantity: readQuantity(top.quantity ?? 1) ?? 1,
    layout: size && top.layout ? fitLayout(top.layout, parts, size) : null,
  };
}

/** Stone that a material needs at each end of a top. */
export const endsOf = (
  material: Pick<Material, 'name' | 'making'> | null,
  thickness: Pick<Thickness, 'value'> | null,
): number =>
  stoneAround({
    material: material?.name ?? null,
    thickness: thickness?.value ?? null,
    ...(material?.making && { making: material.making }),
  }).ends;

/** The number of equal tops; null if invalid. */
export function readQuantity(typed: number | string): number | null {
  const { min, max } = quoteLimits.quantity;
  const count = Number(typed);
  return /^\d{1,2}$/.test(String(typed).trim()) && count >= min && count <= max ? count : null;
}

/** The ticked cut-outs, or the single one if none is ticked. */
export const cutoutIdsOf = <T extends number | string>({
  cutoutId = null,
  cutoutIds,
}: {
  cutoutId?: T | null;
  cutoutIds: readonly T[];
}): readonly T[] => (cutoutIds.length > 0 || cutoutId === null ? cutoutIds : [cutoutId]);

/** Without 'No Cutouts', which means ticking nothing. */
export const realCutouts = (cutouts: readonly Cutout[]): readonly Cutout[] =>
  cutouts.filter(({ name }) => name !== noCutoutsName);

/** Without 'No Sink', which means choosing none. */
export const realSinkTypes = (sinkTypes: readonly SinkType[]): readonly SinkType[] =>
  sinkTypes.filter(({ name }) => name !== noSinkName);

const findById = <T extends { id: number }>(parts: readonly T[], id: Id): T | null =>
  parts.find((part) => String(part.id) === String(id)) ?? null;

/** A single option is chosen automatically. */
const singleOption = <T>(parts: readonly T[]): T | null => (parts.length === 1 ? (parts[0] ?? null) : null);
