import type { Material } from './material';

/** A thickness that tops are made in (specification §3). */
export interface Thickness {
  id: number;
  /** Such as '20mm'. */
  value: string;
  /** Such as '20mm (Standard)'. */
  displayName: string;
  /** Kept for staff; not part of a quoted price (D2). */
  priceModifier: string;
  isActive: boolean;
}

/** Whether a material comes in a thickness: staff choose, and it comes in all while they choose none. */
export const comesIn = (
  { thicknesses }: Pick<Material, 'thicknesses'>,
  { value }: Pick<Thickness, 'value'>,
) => thicknesses.length === 0 || thicknesses.includes(value);

/** The thicknesses to choose from: those that a material comes in; all while none is chosen. */
export const thicknessesOf = <T extends Thickness>(
  thicknesses: readonly T[],
  material: Material | null | undefined,
) => (material ? thicknesses.filter((thickness) => comesIn(material, thickness)) : thicknesses);
