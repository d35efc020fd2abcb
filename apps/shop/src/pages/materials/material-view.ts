import { materialAnchor, materialTexts } from '@app/content';
import type { Color, Material } from '@app/contracts';
import { formatFromPrice } from '@app/pricing';
import { stoneColors } from '@app/stone';

interface FeaturedColors {
  /** The close-up of the material. */
  sample: string;
  /** Shown as a top; a different colour, so that a page does not show the same stone twice. */
  scene: string;
}

/** The colours that represent each material, by catalogue name. */
const featuredColors: Readonly<Record<string, FeaturedColors>> = {
  Quartz: { sample: 'Terrazzo Bianco', scene: 'Calacatta Luce' },
  Granite: { sample: 'Blue Pearl', scene: 'Absolute Black' },
  Marble: { sample: 'Calacatta Gold', scene: 'Statuario Venato' },
  'Solid Surface': { sample: 'Dove Grey', scene: 'Glacier White' },
  Porcelain: { sample: 'Iron Oxide', scene: 'Travertino Navona' },
};

/** The colour for that role, or the first with a picture: staff may have renamed or removed it. */
function featuredColor<T extends { name: string; images: readonly unknown[] }>(
  material: string,
  role: keyof FeaturedColors,
  colors: readonly T[],
): T | undefined {
  const name = featuredColors[material]?.[role];
  const withPictures = colors.filter(({ images }) => images.length > 0);
  return withPictures.find((color) => color.name === name) ?? withPictures[0];
}

export type ColorView = Pick<Color, 'name' | 'hexCode' | 'images'>;

export interface MaterialView {
  name: string;
  anchor: string;
  description: string;
  features: readonly string[];
  applications: readonly string[];
  maintenance: string;
  warranty: string;
  sample: ColorView | undefined;
  scene: ColorView | undefined;
  /** What changes with the catalogue; absent until it has loaded. */
  offer?: {
    /** 'From £52.03/sq ft (£560.00/m²)' */
    fromPrice: string;
    colors: readonly ColorView[];
  };
}

export const toMaterialView = (material: Material): MaterialView => ({
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
export const prerenderedMaterials: readonly MaterialView[] = materialTexts.map((text) => {
  const colors: ColorView[] = stoneColors.filter(({ material }) => material === text.name);
  return {
    ...text,
    anchor: materialAnchor(text.name),
    sample: featuredColor(text.name, 'sample', colors),
    scene: featuredColor(text.name, 'scene', colors),
  };
});
