import { noCutoutsName, noSinkName, type ErrorCode } from '@app/contracts';
import { toPounds } from '@app/pricing';
import type { CatalogueRows } from '../../catalogue';
import {
  aCatalogue,
  aCutout,
  aMaterial,
  anActiveColor,
  aSinkType,
  aThickness,
} from '../../testing/builders/a-catalogue';
import { aWantedTop } from '../../testing/builders/a-wanted-top';
import { priceTop } from './price-top';
import type { RequestedTop } from './read-requested-top';

const totalOf = (requested: Partial<RequestedTop>, rows?: Partial<CatalogueRows>) =>
  toPounds(priceTop(aWantedTop(requested), aCatalogue(rows)).price.total);

it.each<[string, string, Partial<RequestedTop>]>([
  ['the stone alone', '357.00', {}],
  ['with a sink', '452.00', { sinkTypeId: 20 }],
  ['with a ticked cut-out', '382.00', { cutoutIds: [30] }],
  ['with a single cut-out', '382.00', { cutoutId: 30 }],
  ['with both, where only the ticked one counts (D2)', '382.00', { cutoutIds: [30], cutoutId: 999 }],
])('prices %s', (_, total, requested) => {
  expect(totalOf(requested)).toBe(total);
});

it("treats 'No Sink' and 'No Cutouts' as none, whatever their price (D11)", () => {
  const rows = {
    sinkTypes: [aSinkType({ name: noSinkName, priceModifier: '5.00' })],
    cutouts: [aCutout({ name: noCutoutsName, priceModifier: '5.00', isActive: false }), aCutout({ id: 31 })],
  };
  const top = priceTop(aWantedTop({ sinkTypeId: 20, cutoutIds: [30, 31] }), aCatalogue(rows));
  expect({ sink: top.sink, cutouts: top.cutouts.map(({ id }) => id) }).toEqual({ sink: null, cutouts: [31] });
});

it('excludes material base price and thickness from the price (D2)', () => {
  const rows = {
    materials: [aMaterial({ basePrice: '99.999' })],
    thicknesses: [aThickness({ priceModifier: '99.99' })],
  };
  expect(totalOf({}, rows)).toBe('357.00');
});

it('returns the version of the catalogue it used', () => {
  expect(priceTop(aWantedTop(), aCatalogue({ version: '412' })).catalogueVersion).toBe('412');
});

it('says that a material does not come in a thickness, in the words of calculator and staff', () => {
  const rows = { materials: [aMaterial({ thicknesses: ['3mm', '12mm'] })] };
  const message = `${aMaterial().name} does not come in ${aThickness().value}. Choose another thickness.`;
  expect(() => totalOf({}, rows)).toThrow(
    expect.objectContaining({
      details: { part: 'thicknessId', fields: [{ field: 'thicknessId', message }] },
    }) as Error,
  );
});

describe('rejects', () => {
  const many = Array.from({ length: 21 }, (_, index) => 100 + index);
  const rejections: [string, ErrorCode, Partial<RequestedTop>, Partial<CatalogueRows>][] = [
    ['an unknown material', 'quote/unknown-part', { materialId: 2 }, {}],
    ['an unknown colour', 'quote/unknown-part', { colorId: 2 }, {}],
    ['an unknown cut-out among known ones', 'quote/unknown-part', { cutoutIds: [30, 2] }, {}],
    [
      'more cut-outs than fit',
      'request/invalid',
      { cutoutIds: many },
      { cutouts: many.map((id) => aCutout({ id })) },
    ],
    ['no colour', 'quote/zero-price', { colorId: null, sinkTypeId: 20 }, {}],
    ['a price of £0', 'quote/zero-price', {}, { colors: [anActiveColor({ priceModifier: '0.00' })] }],
    [
      'a discount as large as the price',
      'quote/zero-price',
      { cutoutIds: [30] },
      { cutouts: [aCutout({ priceModifier: '-357.00' })] },
    ],
    [
      'a thickness that the material does not come in',
      'quote/part-not-sold',
      {},
      { materials: [aMaterial({ thicknesses: ['3mm'] })] },
    ],
    [
      'a colour of another material',
      'quote/color-of-other-material',
      {},
      { colors: [anActiveColor({ materialId: 2 })] },
    ],
    ['an inactive colour', 'quote/part-not-sold', {}, { colors: [anActiveColor({ isActive: false })] }],
    [
      'a deleted sink',
      'quote/part-not-sold',
      { sinkTypeId: 20 },
      { sinkTypes: [aSinkType({ isDeleted: true })] },
    ],
    ['an inactive thickness', 'quote/part-not-sold', {}, { thicknesses: [aThickness({ isActive: false })] }],
    ['a material no longer sold', 'quote/part-not-sold', {}, { materials: [aMaterial({ isActive: false })] }],
  ];

  it.each(rejections)('%s', (_, code, requested, rows) => {
    expect(() => totalOf(requested, rows)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
