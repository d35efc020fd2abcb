import { noCutoutsName, noSinkName } from '@app/contracts';
import { priceQuote, toPence, toPounds } from '@app/pricing';
import { stoneColors } from '@app/stone';
import { demoDataset } from './demo-dataset';

const { materials, sinkTypes, thicknesses, cutouts } = demoDataset;
const colors = materials.flatMap((material) => material.colors);

it('has every colour that was drawn, under the material it was drawn for', () => {
  const seeded = materials.flatMap(({ name, colors: own }) => own.map((color) => `${name}: ${color.name}`));
  expect(seeded.sort()).toEqual(stoneColors.map(({ material, name }) => `${material}: ${name}`).sort());
});

it('describes each material fully', () => {
  for (const { description, features, applications, maintenance, warranty } of materials) {
    expect(features.length).toBeGreaterThanOrEqual(4);
    expect(applications.length).toBeGreaterThanOrEqual(3);
    for (const text of [description, maintenance, warranty]) expect(text).toMatch(/^[A-Z].{80,}\.$/);
  }
});

it('prices a 1200 × 350 mm top in any colour as a customer would expect', () => {
  for (const { name, priceModifier } of colors) {
    const { total } = priceQuote({
      size: { lengthMm: 1200, widthMm: 350 },
      color: { name, ratePerUnit: toPence(priceModifier) },
      sink: null,
      cutouts: [],
    });
    expect(Number(toPounds(total))).toBeGreaterThanOrEqual(150);
    expect(Number(toPounds(total))).toBeLessThanOrEqual(450);
  }
});

it('shows two pictures and a strip of every colour', () => {
  for (const { images, stripUrl } of colors) {
    expect(images.length).toBeGreaterThanOrEqual(2);
    expect(stripUrl).toMatch(/^\/stone\//);
  }
});

it('offers none as a choice among sinks and cut-outs', () => {
  expect(sinkTypes).toHaveLength(6);
  expect(sinkTypes[0]).toMatchObject({ name: noSinkName, priceModifier: '0.00' });
  expect(cutouts.length).toBeGreaterThanOrEqual(6);
  expect(cutouts[0]).toMatchObject({ name: noCutoutsName, priceModifier: '0.00' });
  expect(thicknesses.map(({ value }) => value)).toEqual(['3mm', '12mm', '20mm', '30mm']);
});
