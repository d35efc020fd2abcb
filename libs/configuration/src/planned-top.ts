import { noCutoutsName, noSinkName } from '@app/contracts';
import { contradictionsOf, type CheckedTop, type Contradiction } from './contradictions-of';
import type { Selection } from './selection';

export interface PlannedTop {
  /** As entered, in range or not; null: not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  sinkName: string | null;
  cutoutNames: string[];
  /** The sink and cut-outs that cannot be made; drawn as conflicts. */
  conflictingParts: string[];
}

export const planOfSelection = (selection: Selection): PlannedTop => ({
  ...toPlannedTop(topOf(selection)),
  lengthMm: 'mm' in selection.length ? selection.length.mm : null,
  widthMm: 'mm' in selection.width ? selection.width.mm : null,
});

/** What of the selection cannot be made as chosen; sides out of range are reported elsewhere. */
export const contradictionsOfSelection = (selection: Selection): Contradiction[] =>
  contradictionsOf(topOf(selection));

const topOf = ({ size, material, thickness, sink, cutouts }: Selection): CheckedTop => ({
  lengthMm: size?.lengthMm ?? null,
  widthMm: size?.widthMm ?? null,
  material: material?.name ?? null,
  thickness: thickness?.value ?? null,
  sinkName: sink?.name ?? null,
  cutoutNames: cutouts.map(({ name }) => name),
});

interface QuotedTop {
  length: number | null;
  width: number | null;
  material?: { name: string } | null;
  thickness?: { displayName: string } | null;
  sinkType: { name: string } | null;
  cutouts: readonly { name: string }[];
}

/** The top of a saved quote, whose sink may be 'none'. */
export const planOfQuote = ({
  material,
  thickness,
  length,
  width,
  sinkType,
  cutouts,
}: QuotedTop): PlannedTop =>
  toPlannedTop({
    lengthMm: length,
    widthMm: width,
    material: material?.name ?? null,
    thickness: thickness?.displayName ?? null,
    sinkName: sinkType && sinkType.name !== noSinkName ? sinkType.name : null,
    cutoutNames: cutouts.map(({ name }) => name).filter((name) => name !== noCutoutsName),
  });

const toPlannedTop = (top: CheckedTop): PlannedTop => ({
  lengthMm: top.lengthMm,
  widthMm: top.widthMm,
  sinkName: top.sinkName,
  cutoutNames: [...top.cutoutNames],
  conflictingParts: contradictionsOf(top).flatMap(({ partNames }) => partNames),
});
