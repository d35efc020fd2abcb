import type { Material } from './material';

/** A thickness that tops are made in (specification §3). */
export interface Thickness {
  id: number;
  /** Such as '20mm'. */
  value: string;
  /** Such as '20mm (Standard)'. */
  displayName: string;
  /** Shown to staff; not part of a quoted price (D2). */
  priceModifier: string;
  isActive: boolean;
}

/** Whether a material is available in a thickness. */
const isAvailableIn = ({ thicknesses }: Pick<Material, 'thicknesses'>, { value }: Pick<Thickness, 'value'>) =>
  thicknesses.length === 0 || thicknesses.includes(value);

/** A sentence that says why a material is not available in a thickness; null: it is available. */
export const thicknessRefusal = (
  material: Pick<Material, 'name' | 'thicknesses'>,
  thickness: Pick<Thickness, 'value'>,
): string | null =>
  isAvailableIn(material, thickness)
    ? null
    : `${material.name} does not come in ${thickness.value}. Choose another thickness.`;

/** Thicknesses that a material is available in; all if no material is chosen. */
export const thicknessesOf = <T extends Thickness>(
  thicknesses: readonly T[],
  material: Material | null | undefined,
) => (material ? thicknesses.filter((thickness) => isAvailableIn(material, thickness)) : thicknesses);
