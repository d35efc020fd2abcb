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

export type StepState = 'done' | 'current' | 'upcoming';

/**
 * Which steps are done and which is the current one: on a phone the visible step, else the first incomplete one. The last
 * step is never required.
 */
export function stepStates(
  firstMissing: FieldName | null,
  visibleOnPhone: StepName | null,
): Record<StepName, StepState> {
  const firstIncomplete = firstMissing ? stepOf[firstMissing] : 'sink';
  const current = visibleOnPhone ?? firstIncomplete;
  const stateOf = (step: StepName): StepState => {
    if (step === current) return 'current';
    return steps.indexOf(step) < steps.indexOf(firstIncomplete) ? 'done' : 'upcoming';
  };
  return {
    material: stateOf('material'),
    size: stateOf('size'),
    color: stateOf('color'),
    sink: stateOf('sink'),
  };
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

export function findSaveProblem(selection: Selection, isSellable: boolean): SaveProblem | null {
  const [first] = missingFields(selection);
  // Without a colour there is no price: it counts as 0 (D7).
  if (first === 'color') return { kind: 'zero-price', field: 'color' };
  if (first) return { kind: 'incomplete', field: first };
  return isSellable ? null : { kind: 'zero-price', field: 'sink' };
}
