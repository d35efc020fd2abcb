import type { ChosenTop } from '@app/configuration';
import type { TopLayout } from '@app/contracts';

export interface CalculatorState extends ChosenTop {
  notes: string;
}

export const emptyState: CalculatorState = {
  materialId: null,
  colorId: null,
  sinkTypeId: null,
  thicknessId: null,
  cutoutId: null,
  cutoutIds: [],
  length: '',
  width: '',
  quantity: 1,
  layout: null,
  notes: '',
};

export type CalculatorInput =
  | { kind: 'material'; materialId: number }
  | { kind: 'color'; colorId: number | null }
  | { kind: 'thickness'; thicknessId: number }
  | { kind: 'sink'; sinkTypeId: number }
  | { kind: 'cutout'; cutoutId: number }
  | { kind: 'quantity'; quantity: number }
  | { kind: 'layout'; layout: TopLayout | null }
  | { kind: 'typed'; field: 'length' | 'width' | 'notes'; value: string };

/** The state after one input, with the transitions of specification §4. */
export function afterInput(state: CalculatorState, input: CalculatorInput): CalculatorState {
  switch (input.kind) {
    case 'material':
      return input.materialId === state.materialId
        ? state
        : { ...state, materialId: input.materialId, colorId: null };
    case 'color':
      return { ...state, colorId: input.colorId };
    case 'thickness':
      return { ...state, thicknessId: input.thicknessId };
    case 'sink':
      return { ...state, sinkTypeId: input.sinkTypeId };
    case 'cutout':
      return { ...state, cutoutId: null, cutoutIds: toggled(state.cutoutIds, input.cutoutId) };
    case 'quantity':
      return { ...state, quantity: input.quantity };
    case 'layout':
      return { ...state, layout: input.layout };
    case 'typed':
      return { ...state, [input.field]: input.value };
  }
}

const toggled = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
