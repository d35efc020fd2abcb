import { type MakingNumbers, type Room, usualMakingNumbers } from '@app/contracts';
import type { Datum, Places } from '@app/drawing';

/** A top to be checked; null: not chosen yet, or no sink. */
export interface CheckedTop {
  lengthMm: number | null;
  widthMm: number | null;
  material: string | null;
  /** Such as '20mm (Standard)'. */
  thickness: string | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Where somebody has placed the parts; absent or null: not placed yet. */
  places?: Places | null;
  /** Pairs of these cut-outs that the catalogue keeps apart; absent: none. */
  exclusions?: readonly Exclusion[];
  /** The sides from which the places were measured; absent: not placed yet. */
  datum?: Datum | undefined;
  /** Absent: not measured. */
  room?: Room | undefined;
  /** The owner's numbers for its material; absent: those of an unknown material. */
  making?: MakingNumbers;
}

export type Exclusion = readonly [name: string, other: string];

/** Pairs of cut-outs that exclude each other; one of them naming the other is enough. */
export const exclusionsAmong = (
  cutouts: readonly { name: string; excludes?: readonly string[] }[],
): Exclusion[] =>
  cutouts.flatMap(({ name, excludes = [] }, index) =>
    cutouts
      .slice(index + 1)
      .filter((other) => excludes.includes(other.name) || other.excludes?.includes(name))
      .map((other): Exclusion => [name, other.name]),
  );

/** For customers and staff. */
export const exclusionSentence = ([name, other]: Exclusion): string =>
  `‘${name}’ and ‘${other}’ cannot be in the same top. Choose one of them.`;

export const numbersOf = ({ making = usualMakingNumbers }: Pick<CheckedTop, 'making'>): MakingNumbers =>
  making;

/** null: not chosen, or not in millimetres. */
export function thicknessMmOf({ thickness }: Pick<CheckedTop, 'thickness'>): number | null {
  const [, mm] = /^(\d+(?:\.\d+)?)\s*mm/i.exec(thickness ?? '') ?? [];
  return mm === undefined ? null : Number(mm);
}
