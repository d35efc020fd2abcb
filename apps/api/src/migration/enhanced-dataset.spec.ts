import { previewStoneColors } from '@app/stone';
import type { CatalogueDataset } from '../database/seeds/dataset';
import { demoDataset } from '../database/seeds/demo-dataset';
import { enhancedDataset, improvements } from './enhanced-dataset';

const colorNames = ({ materials }: CatalogueDataset) =>
  materials.flatMap(({ name, colors }) => colors.map((color) => `${name}: ${color.name}`));

it('the enhanced dataset contains all items of a new shop, in the same order', () => {
  expect(enhancedDataset.materials.map(({ name }) => name)).toEqual(
    demoDataset.materials.map(({ name }) => name),
  );
  const enhanced = new Set(colorNames(enhancedDataset));
  expect(colorNames(demoDataset).filter((name) => !enhanced.has(name))).toEqual([]);
  const { sinkTypes, thicknesses, cutouts } = demoDataset;
  expect(enhancedDataset).toMatchObject({ sinkTypes, thicknesses, cutouts });
});

it('adds colours with pictures made for them', () => {
  const demoColors = new Set(colorNames(demoDataset));
  expect(
    colorNames(enhancedDataset)
      .filter((name) => !demoColors.has(name))
      .sort(),
  ).toEqual(previewStoneColors.map(({ material, name }) => `${material}: ${name}`).sort());
  for (const { colors } of enhancedDataset.materials)
    for (const { images } of colors) expect(images.length).toBeGreaterThanOrEqual(2);
});

it('changes exactly the texts and prices that it lists as improvements', () => {
  for (const [name, improvement] of Object.entries(improvements)) {
    const before = demoDataset.materials.find((material) => material.name === name);
    const after = enhancedDataset.materials.find((material) => material.name === name);
    expect(after?.description).not.toBe(before?.description);
    expect(after?.description).toMatch(/^[A-Z].{80,}\.$/);
    for (const [color, price] of Object.entries(improvement.prices ?? {})) {
      expect(after?.colors.find((candidate) => candidate.name === color)?.priceModifier).toBe(price);
      expect(before?.colors.find((candidate) => candidate.name === color)?.priceModifier).not.toBe(price);
    }
  }
});
