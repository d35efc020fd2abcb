import {
  noCutoutsName,
  noSinkName,
  quoteLimits,
  thicknessesOf,
  type Color,
  type Cutout,
  type Material,
  type SinkType,
  type Thickness,
} from '@app/contracts';
import type { Size } from '@app/pricing';
import type { CalculatorState } from './calculator-state';
import type { Catalogue } from './catalogue';
import { measure, type Measurement } from './measurement';

/** The parts that a state stands for, looked up in the catalogue. */
export interface Selection {
  material: Material | null;
  color: Color | null;
  thickness: Thickness | null;
  /** The chosen card, 'No Sink' included. */
  sinkChoice: SinkType | null;
  /** null where there is none, be it not chosen or chosen to be none (D11). */
  sink: SinkType | null;
  cutouts: readonly Cutout[];
  length: Measurement;
  width: Measurement;
  /** Only where both measurements can be made. */
  size: Size | null;
}

export function selectParts(state: CalculatorState, catalogue: Catalogue): Selection {
  const material = byId(catalogue.materials, state.materialId);
  const sinkChoice = byId(catalogue.sinkTypes, state.sinkTypeId);
  const thicknesses = thicknessesOf(catalogue.thicknesses, material);
  const length = measure(state.length, quoteLimits.lengthMm);
  const width = measure(state.width, quoteLimits.widthMm);
  return {
    material,
    color: material && byId(material.colors, state.colorId),
    thickness: byId(thicknesses, state.thicknessId) ?? onlyOne(thicknesses),
    sinkChoice,
    sink: sinkChoice?.name === noSinkName ? null : sinkChoice,
    cutouts: realCutouts(catalogue.cutouts).filter(({ id }) => cutoutIdsOf(state).includes(id)),
    length,
    width,
    size:
      length.kind === 'within' && width.kind === 'within' ? { lengthMm: length.mm, widthMm: width.mm } : null,
  };
}

/** The ticked cut-outs, or the single one where none is ticked (specification §9). */
export const cutoutIdsOf = ({ cutoutId, cutoutIds }: CalculatorState): readonly number[] =>
  cutoutIds.length > 0 || cutoutId === null ? cutoutIds : [cutoutId];

/** 'No Cutouts' is what ticking nothing means; it needs no row. */
export const realCutouts = (cutouts: readonly Cutout[]): readonly Cutout[] =>
  cutouts.filter(({ name }) => name !== noCutoutsName);

const byId = <T extends { id: number }>(parts: readonly T[], id: number | null): T | null =>
  parts.find((part) => part.id === id) ?? null;

/** Where there is nothing to choose between, nothing needs choosing (DESIGN §6). */
const onlyOne = <T>(parts: readonly T[]): T | null => (parts.length === 1 ? (parts[0] ?? null) : null);
