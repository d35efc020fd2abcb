import { exclusionsAmong, type CheckedTop } from '../rules/checked-top';
import { blockersAmong, type Contradiction } from '../rules/contradiction';
import { contradictionsOfChoices } from '../rules/contradictions-of-choices';
import { datumAndRoomOf, placesIn, toPlannedTop, type PlannedTop } from '../quoted-top';
import type { Selection } from '../selection';

export const planOfSelection = (selection: Selection, found: readonly Contradiction[]): PlannedTop => ({
  ...toPlannedTop(topOf(selection), conflictingPartsOf(found)),
  lengthMm: 'mm' in selection.length ? selection.length.mm : null,
  widthMm: 'mm' in selection.width ? selection.width.mm : null,
});

/** Problems of the chosen parts, wherever they are placed. Sizes out of range are reported elsewhere. */
export const contradictionsOfSelection = (selection: Selection): Contradiction[] =>
  contradictionsOfChoices(topOf(selection));

export const topOf = ({ size, material, thickness, sink, cutouts, layout }: Selection): CheckedTop => ({
  lengthMm: size?.lengthMm ?? null,
  widthMm: size?.widthMm ?? null,
  material: material?.name ?? null,
  thickness: thickness?.value ?? null,
  sinkName: sink?.name ?? null,
  cutoutNames: cutouts.map(({ name }) => name),
  places: placesIn(layout, cutouts, size),
  exclusions: exclusionsAmong(cutouts),
  ...datumAndRoomOf(layout),
  ...(material?.making && { making: material.making }),
});

/** Names of the sink and cut-outs to draw as conflicts. */
export const conflictingPartsOf = (found: readonly Contradiction[]): string[] =>
  blockersAmong(found).flatMap(({ partNames }) => partNames);
