/** Whatever can be asked for, in the order of the steps. */
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

/** How far a top is configured: what is done, and the step to do now. The last step is never forced. */
export function stepStates(missing: FieldName | null): Record<StepName, 'done' | 'now' | 'later'> {
  const now = missing ? stepOf[missing] : 'sink';
  const at = steps.indexOf(now);
  const stateAt = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'later');
  return { material: stateAt(0), size: stateAt(1), color: stateAt(2), sink: stateAt(3) };
}
