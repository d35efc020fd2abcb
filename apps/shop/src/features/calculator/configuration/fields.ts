import type { Selection } from '@app/configuration';

/** All fields, in the order of the steps. */
export type FieldName = 'material' | 'length' | 'width' | 'thickness' | 'color' | 'sink';

export const steps = ['material', 'size', 'color', 'sink'] as const;
export type StepName = (typeof steps)[number];

export const stepOf: Record<FieldName, StepName> = {
  material: 'material',
  length: 'size',
  width: 'size',
  thickness: 'size',
  color: 'color',
  sink: 'sink',
};

/** Which steps are done and which is the current one. The last step is never required. */
export function stepStates(missing: FieldName | null): Record<StepName, 'done' | 'current' | 'upcoming'> {
  const currentStep = missing ? stepOf[missing] : 'sink';
  const currentIndex = steps.indexOf(currentStep);
  const stateAt = (index: number) =>
    index < currentIndex ? 'done' : index === currentIndex ? 'current' : 'upcoming';
  return { material: stateAt(0), size: stateAt(1), color: stateAt(2), sink: stateAt(3) };
}

/** Every field without a usable value, in screen order. */
export function missingFields({ material, length, width, thickness, color }: Selection): FieldName[] {
  const isMissing: [FieldName, boolean][] = [
    ['material', material === null],
    ['length', length.kind !== 'within'],
    ['width', width.kind !== 'within'],
    ['thickness', thickness === null],
    ['color', color === null],
  ];
  return isMissing.filter(([, missing]) => missing).map(([field]) => field);
}

/** Why a configuration cannot be saved (specification §5), and which field to correct. */
type SaveProblem = { kind: 'incomplete' | 'zero-price'; field: FieldName };

export function saveProblem(selection: Selection, isSellable: boolean): SaveProblem | null {
  const [first] = missingFields(selection);
  // Without a colour there is no price: it counts as 0 (D7).
  if (first === 'color') return { kind: 'zero-price', field: 'color' };
  if (first) return { kind: 'incomplete', field: first };
  return isSellable ? null : { kind: 'zero-price', field: 'sink' };
}
