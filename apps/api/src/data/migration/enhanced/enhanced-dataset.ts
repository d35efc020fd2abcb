import { previewStoneColors } from '@app/stone';
import type { CatalogueDataset, ColorSeed, MaterialSeed } from '../../../database/seeds/dataset';
import { demoDataset } from '../../../database/seeds/demo-dataset';
import { improvements } from './improvements';

/** The enhanced catalogue that ships with the product: Preview, where the configuration names nothing else (D34). */
export const enhancedDataset: CatalogueDataset = {
  ...demoDataset,
  materials: demoDataset.materials.map(improve),
};

function improve(material: MaterialSeed): MaterialSeed {
  const { description, features, prices = {}, more = {} } = improvements[material.name] ?? {};
  return {
    ...material,
    description: description ?? material.description,
    features: features ?? material.features,
    colors: [
      ...material.colors.map((color) => ({
        ...color,
        priceModifier: prices[color.name] ?? color.priceModifier,
      })),
      ...Object.entries(more).map(([name, price]) => drawnColor(material.name, name, price)),
    ],
  };
}

function drawnColor(material: string, name: string, priceModifier: string): ColorSeed {
  const drawn = previewStoneColors.find((color) => color.material === material && color.name === name);
  if (!drawn) throw new Error(`no pictures of ${material} ${name}`);
  return { name, priceModifier, hexCode: drawn.hexCode, images: drawn.images, stripUrl: drawn.stripUrl };
}
