import type { Selection } from '@app/configuration';
import type { FieldName } from './fields';

/** Every field that still lacks a usable value, in the order in which they stand on the screen. */
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

/** Why a configuration cannot be saved (specification §5), and where to put it right. */
export type SaveProblem = { kind: 'incomplete' | 'zero-price'; field: FieldName };

export function saveProblem(selection: Selection, isSellable: boolean): SaveProblem | null {
  const [first] = missingFields(selection);
  // Without a colour there is no price: it counts as 0 (D7).
  if (first === 'color') return { kind: 'zero-price', field: 'color' };
  if (first) return { kind: 'incomplete', field: first };
  return isSellable ? null : { kind: 'zero-price', field: 'sink' };
}
