import { defaultMakingRules, makingNumbersOf, type MakingNumbers } from '@app/contracts';
import type { Places } from '@app/drawing';

/** A top to be checked; null: not chosen yet, or no sink. */
export interface CheckedTop {
  lengthMm: number | null;
  widthMm: number | null;
  material: string | null;
  /** Such as '20mm (Standard)'. */
  thickness: string | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Where somebody has placed the parts; absent or null: nowhere yet. */
  places?: Places | null;
  /** The owner's numbers for its material; absent: the usual ones. */
  making?: MakingNumbers;
}

export const numbersOf = ({ making, material }: Pick<CheckedTop, 'making' | 'material'>): MakingNumbers =>
  making ?? makingNumbersOf(defaultMakingRules, material ?? '');

/** null: not chosen, or not in millimetres. */
export function thicknessMmOf({ thickness }: Pick<CheckedTop, 'thickness'>): number | null {
  const [, mm] = /^(\d+(?:\.\d+)?)\s*mm/i.exec(thickness ?? '') ?? [];
  return mm === undefined ? null : Number(mm);
}
