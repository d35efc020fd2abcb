import { previewStoneColors } from '@app/stone';
import { colorSeeds } from '../database/seeds/color-seeds';
import type { CatalogueDataset, MaterialSeed } from '../database/seeds/dataset';
import { demoDataset } from '../database/seeds/demo-dataset';

/** How the enhanced catalogue differs from that of a new shop; absent fields are the same. */
interface Improvement {
  description?: string;
  features?: string[];
  /** New prices of existing colours, in pounds for each 100 mm × 100 mm. */
  prices?: Readonly<Record<string, string>>;
  newColors?: Readonly<Record<string, string>>;
}

/** By material (specification §2: improved descriptions and pricing, premium colours, Carrara White with photos). */
export const improvements: Readonly<Record<string, Improvement>> = {
  Granite: {
    description:
      'The hardest stone we cut. Cooled slowly, miles down, it has crystals you can see and a face that shrugs off heat, razors and the sun of a south window. No two slabs agree, so we send a photograph of yours before the saw starts.',
  },
  Marble: {
    description:
      'Limestone that heat and pressure made anew, with the minerals that ran through it drawn out as veins. Light sinks a little way into the face, which no print has managed yet. It is softer than granite and acids mark it: choose it if you like a surface that shows its years.',
    features: [
      'Real veining that carries through to the edge',
      'A soft sheen that lifts a dark room',
      'Cool and smooth to the touch',
      'Can be re-polished by a mason after years of use',
      'Veins matched over the front edge where the slab allows',
    ],
    prices: { 'Calacatta Gold': '8.80', 'Statuario Venato': '9.40', 'Emperador Dark': '7.30' },
    newColors: { 'Carrara Venatino': '7.00', 'Arabescato Corchia': '8.90' },
  },
  Porcelain: {
    description:
      'Clay and minerals fired at 1,200 °C into a slab that is thin, light and as hard as glass. The face can be concrete, travertine or a quiet white marble, and no sun, stain or hot iron will change it.',
    prices: { 'Travertino Navona': '6.00' },
    newColors: { 'Statuario Opaco': '6.40' },
  },
};

/** The enhanced catalogue shipped with the product: the preview, unless the configuration names another (D34). */
export const enhancedDataset: CatalogueDataset = {
  ...demoDataset,
  materials: demoDataset.materials.map(improve),
};

function improve(material: MaterialSeed): MaterialSeed {
  const { description, features, prices = {}, newColors = {} } = improvements[material.name] ?? {};
  return {
    ...material,
    description: description ?? material.description,
    features: features ?? material.features,
    colors: [
      ...material.colors.map((color) => ({
        ...color,
        priceModifier: prices[color.name] ?? color.priceModifier,
      })),
      ...colorSeeds(material.name, newColors, previewStoneColors),
    ],
  };
}
