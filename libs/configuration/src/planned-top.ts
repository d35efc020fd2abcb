import type { MakingNumbers } from '@app/contracts';
import { exclusionsAmong, type CheckedTop } from './checked-top';
import { blockersAmong, type Contradiction } from './contradiction';
import { contradictionsOf } from './contradictions-of';
import { placesIn, topOfQuoted, toPlannedTop, type PlannedTop, type QuotedTop } from './quoted-top';
import type { Selection } from './selection';

export const planOfSelection = (selection: Selection): PlannedTop => ({
  ...toPlannedTop(topOf(selection), conflictingPartsOf(contradictionsOfSelection(selection))),
  lengthMm: 'mm' in selection.length ? selection.length.mm : null,
  widthMm: 'mm' in selection.width ? selection.width.mm : null,
});

/** What of the selection cannot be made as chosen; sides out of range are reported elsewhere. */
export const contradictionsOfSelection = (selection: Selection): Contradiction[] =>
  contradictionsOf(topOf(selection));

const topOf = ({ size, material, thickness, sink, cutouts, layout }: Selection): CheckedTop => ({
  lengthMm: size?.lengthMm ?? null,
  widthMm: size?.widthMm ?? null,
  material: material?.name ?? null,
  thickness: thickness?.value ?? null,
  sinkName: sink?.name ?? null,
  cutoutNames: cutouts.map(({ name }) => name),
  places: placesIn(layout, cutouts, size),
  exclusions: exclusionsAmong(cutouts),
  ...(material?.making && { making: material.making }),
});

/** What of a quoted top cannot be made, perhaps in other sizes. */
export const contradictionsOfTop = (quote: QuotedTop, making: MakingNumbers): Contradiction[] =>
  contradictionsOf({ ...topOfQuoted(quote), making });

/** The sink and cut-outs that are drawn as conflicts. */
export const conflictingPartsOf = (found: readonly Contradiction[]): string[] =>
  blockersAmong(found).flatMap(({ partNames }) => partNames);
