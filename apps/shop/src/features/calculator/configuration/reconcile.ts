import { type Catalogue, cutoutIdsOf } from '@app/configuration';
import { thicknessesOf } from '@app/contracts';
import type { CalculatorState } from './calculator-state';

/** A part by the word that the notices use for it. */
export type PartName = 'material' | 'color' | 'thickness' | 'sink' | 'cutout';

/** Drops what the catalogue does not sell any more, and says what that was. */
export function reconcile(
  state: CalculatorState,
  { materials, thicknesses, sinkTypes, cutouts }: Catalogue,
): { state: CalculatorState; gone: PartName[] } {
  const has = (parts: readonly { id: number }[], id: number | null) => parts.some((part) => part.id === id);
  const material = materials.find(({ id }) => id === state.materialId);
  const cutoutIds = cutoutIdsOf(state);
  const sold = {
    material: material !== undefined,
    color: has(material?.colors ?? [], state.colorId),
    thickness: has(thicknessesOf(thicknesses, material), state.thicknessId),
    sink: has(sinkTypes, state.sinkTypeId),
  };
  const gone: PartName[] = [];
  if (state.materialId !== null && !sold.material) gone.push('material');
  else if (state.colorId !== null && !sold.color) gone.push('color');
  if (state.thicknessId !== null && !sold.thickness) gone.push('thickness');
  if (state.sinkTypeId !== null && !sold.sink) gone.push('sink');
  if (cutoutIds.some((id) => !has(cutouts, id))) gone.push('cutout');
  return {
    state: {
      ...state,
      materialId: sold.material ? state.materialId : null,
      colorId: sold.color ? state.colorId : null,
      thicknessId: sold.thickness ? state.thicknessId : null,
      sinkTypeId: sold.sink ? state.sinkTypeId : null,
      cutoutId: null,
      cutoutIds: cutoutIds.filter((id) => has(cutouts, id)),
    },
    gone,
  };
}

const partOfWireName: Record<string, PartName> = {
  materialId: 'material',
  colorId: 'color',
  thicknessId: 'thickness',
  sinkTypeId: 'sink',
  cutoutId: 'cutout',
  cutoutIds: 'cutout',
};

/** The part that a refusal names by its wire name. */
export const partNamed = (wireName: string | undefined): PartName | null =>
  (wireName && partOfWireName[wireName]) || null;

export function withoutPart(state: CalculatorState, part: PartName): CalculatorState {
  switch (part) {
    case 'material':
      return { ...state, materialId: null, colorId: null };
    case 'color':
      return { ...state, colorId: null };
    case 'thickness':
      return { ...state, thicknessId: null };
    case 'sink':
      return { ...state, sinkTypeId: null };
    case 'cutout':
      return { ...state, cutoutId: null, cutoutIds: [] };
  }
}
