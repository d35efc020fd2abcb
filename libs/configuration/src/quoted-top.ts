import { noCutoutsName, noSinkName, type TopDrawing, type TopLayout } from '@app/contracts';
import { sinkTitle, type Places } from '@app/drawing';
import type { Size } from '@app/pricing';
import type { CheckedTop } from './rules/checked-top';
import { isPlaced, toPlaces } from './layout/layout';

export interface PlannedTop {
  /** As entered, in range or not; null: not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  sinkName: string | null;
  /** The sink with its basin: 'Undermount Oval for Ria 450 by Kelda'. */
  sinkTitle: string | null;
  cutoutNames: string[];
  /** null: where the parts usually go, for illustration. */
  places: Places | null;
  /** The sink and cut-outs that cannot be made; drawn as conflicts. */
  conflictingParts: string[];
}

export interface QuotedTop {
  length: number | null;
  width: number | null;
  material?: { name: string } | null;
  thickness?: { displayName: string } | null;
  sinkType: { name: string } | null;
  cutouts: readonly { id: number; name: string }[];
  layout?: TopLayout | null;
  /** What the API found that cannot be made; absent: nothing. */
  conflictingParts?: readonly string[];
}

/** The top of a saved quote, whose sink may be 'none'. */
export const planOfQuote = (quote: QuotedTop): PlannedTop =>
  toPlannedTop(topOfQuoted(quote), quote.conflictingParts ?? []);

/** The plan to cut by. It leaves out parts without a position. */
export const planOfDrawing = ({
  lengthMm: length,
  widthMm: width,
  material,
  thickness,
  sink,
  cutouts,
  layout,
}: TopDrawing): PlannedTop =>
  planOfQuote({
    length,
    width,
    layout,
    material: { name: material },
    thickness: { displayName: thickness },
    sinkType: isPlaced(layout) && sink ? { name: sink } : null,
    cutouts: isPlaced(layout) ? cutouts : [],
  });

export const topOfQuoted = ({
  material,
  thickness,
  length,
  width,
  sinkType,
  cutouts,
  layout,
}: QuotedTop): CheckedTop => {
  const cut = cutouts.filter(({ name }) => name !== noCutoutsName);
  const size = length === null || width === null ? null : { lengthMm: length, widthMm: width };
  return {
    lengthMm: length,
    widthMm: width,
    material: material?.name ?? null,
    thickness: thickness?.displayName ?? null,
    sinkName: sinkType && sinkType.name !== noSinkName ? sinkType.name : null,
    cutoutNames: cut.map(({ name }) => name),
    places: placesIn(layout, cut, size),
    ...datumAndRoomOf(layout),
  };
};

/** The part of a layout that the rules about the room need. */
export const datumAndRoomOf = (layout: TopLayout | null | undefined): Pick<CheckedTop, 'datum' | 'room'> =>
  layout?.room ? { datum: { along: layout.along, across: layout.across }, room: layout.room } : {};

/** Where somebody has placed the parts; null: nowhere yet. */
export const placesIn = (
  layout: TopLayout | null | undefined,
  cutouts: readonly { id: number; name: string }[],
  size: Size | null,
): Places | null => (layout && isPlaced(layout) && size ? toPlaces(layout, cutouts, size) : null);

export const toPlannedTop = (top: CheckedTop, conflictingParts: readonly string[]): PlannedTop => ({
  places: top.places ?? null,
  lengthMm: top.lengthMm,
  widthMm: top.widthMm,
  sinkName: top.sinkName,
  sinkTitle: sinkTitle(top.sinkName, top.places?.basin),
  cutoutNames: [...top.cutoutNames],
  conflictingParts: [...conflictingParts],
});
