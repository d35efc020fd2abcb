import { materialTexts } from '@app/content';
import { noCutoutsName, noSinkName } from '@app/contracts';
import { stoneColors } from '@app/stone';
import { aColor, aMaterial, aThickness, type FakeCatalogue } from './a-catalogue';

const anItem = (id: number, [name, description, priceModifier]: readonly [string, string, string]) => ({
  id,
  name,
  description,
  priceModifier,
  includesBasin: false,
  excludes: [] as string[],
  isActive: true,
});

/** The five materials with all their colours and pictures, at made-up prices: what a visitor usually meets. */
export const aStockedCatalogue = (): FakeCatalogue => ({
  materials: materialTexts.map((text, at) =>
    aMaterial({
      ...text,
      features: [...text.features],
      applications: [...text.applications],
      id: at + 1,
      colors: stoneColors
        .filter(({ material }) => material === text.name)
        .map((stone, index) =>
          aColor({
            id: (at + 1) * 100 + index,
            materialId: at + 1,
            name: stone.name,
            hexCode: stone.hexCode,
            priceModifier: `${5 + at}.${index}0`,
            images: stone.images,
            stripUrl: stone.stripUrl,
          }),
        ),
    }),
  ),
  thicknesses: ['12mm', '20mm', '30mm'].map((value, at) => aThickness(at + 1, value)),
  sinkTypes: [
    [noSinkName, 'A plain top, uncut', '0.00'] as const,
    ['Undermount Oval', 'Oval opening with a polished edge, the basin fixed from below', '95.00'] as const,
    ['Undermount Rectangular', 'Straight-sided opening with a polished edge', '110.00'] as const,
    ['Countertop Basin', 'A waste hole for a basin that stands on the top', '45.00'] as const,
  ].map((part, at) => anItem(at + 1, part)),
  cutouts: [
    [noCutoutsName, 'No further openings', '0.00'] as const,
    ['Tap hole, 35 mm', 'Centred behind the sink', '25.00'] as const,
    ['Corner notch', 'Around a pipe or boxing', '40.00'] as const,
    ['Cable hole, 60 mm', 'With a cap, for a mirror or a charger', '22.00'] as const,
  ].map((part, at) => anItem(at + 1, part)),
});
