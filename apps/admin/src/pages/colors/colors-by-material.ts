import type { AdminColor } from '@app/contracts';

interface MaterialsColors {
  materialId: number;
  materialName: string;
  colors: AdminColor[];
}

/** Colours under their materials: materials by name, the colours of each in the list's own order. */
export function colorsByMaterial(colors: readonly AdminColor[]): MaterialsColors[] {
  const groups = new Map<number, MaterialsColors>();
  for (const color of colors) {
    const { materialId, materialName } = color;
    const group = groups.get(materialId) ?? { materialId, materialName, colors: [] };
    group.colors.push(color);
    groups.set(materialId, group);
  }
  return [...groups.values()].sort((a, b) => a.materialName.localeCompare(b.materialName, 'en-GB'));
}
