import { materialAnchor, materialTexts } from '@app/content';
import type { Color, Material } from '@app/contracts';
import { formatFromPrice } from '@app/pricing';
import { stoneColors } from '@app/stone';
import { featuredColor } from './featured-colors';

export type ShownColor = Pick<Color, 'name' | 'hexCode' | 'images'>;

export interface ShownMaterial {
  name: string;
  anchor: string;
  description: string;
  features: readonly string[];
  applications: readonly string[];
  maintenance: string;
  warranty: string;
  sample: ShownColor | undefined;
  scene: ShownColor | undefined;
  /** What changes with the catalogue; absent until it has loaded. */
  offer?: {
    /** 'From £52.03/sq ft (£560.00/m²)' */
    fromPrice: string;
    colors: readonly ShownColor[];
  };
}

export const toShownMaterial = (material: Material): ShownMaterial => ({
  name: material.name,
  anchor: materialAnchor(material.name),
  description: material.description,
  features: material.features,
  applications: material.applications,
  maintenance: material.maintenance,
  warranty: material.warranty,
  sample: featuredColor(material.name, 'sample', material.colors),
  scene: featuredColor(material.name, 'scene', material.colors),
  offer: {
    fromPrice: formatFromPrice(material.basePrice),
    colors: material.colors,
  },
});

/**
 * For the prerendered page: texts and pictures at once, also without scripts. Prices and the range of colours are left
 * out, as a build would make them stale.
 */
export const prerenderedMaterials: readonly ShownMaterial[] = materialTexts.map((text) => {
  const colors: ShownColor[] = stoneColors.filter(({ material }) => material === text.name);
  return {
    ...text,
    anchor: materialAnchor(text.name),
    sample: featuredColor(text.name, 'sample', colors),
    scene: featuredColor(text.name, 'scene', colors),
  };
});
