import { catalogueKinds, catalogueLimits, paths, type CatalogueKind } from '@app/contracts';
import { expectError } from '../../testing/expect-error';
import { useApi, useStaff } from '../../testing/servers/use-api';
import { basinSize, catalogueCalls, itemRows } from './testing/item-rows';

const at = new Date('2026-11-21T10:00:00.000Z');
const api = useApi({ now: () => at });
const staff = useStaff(api);

const { create, change } = catalogueCalls(staff);

describe('invalid input', { tags: 'thorough' }, () => {
  const long = 'x'.repeat(catalogueLimits.name + 1);
  const notNames = ['', '  ', '\u200b', long, 'a\0b', '\ud800', 7, true, {}, ['x']];
  const notRates = ['', ' ', 'six', '1,5', '-0.01', -1, '6.005', 6.005, 10_000, '1e2', 1e-7, true, [], {}];
  const notFlat = ['six', '5.001', 0.001, '-10000', 10_000, true, [], {}];
  const notBase = ['', '5.6001', 0.0001, -0.001, '10000', 'NaN', false, [], {}];
  const notFlags = ['true', 1, 'yes', {}];
  const notPoints = ['Hard', [''], [' '], ['a\nb'], [7], [['x']], Array(21).fill('x'), ['x'.repeat(121)], {}];
  const notPictures = [
    'https://evil.example/x.jpg',
    '//evil.example/x.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '/stone/../../etc/passwd',
    '/stone/no-such-stone/close-800.jpg',
    '/api/images/never-uploaded.jpg',
    '/api/materials',
    '/stone/carrara-white/strip-1600.jpg',
    `/stone/${'x'.repeat(300)}`,
    7,
    {},
  ];
  const notVersions = [0, -1, 1.5, 'x', true, 9_999_999_999];

  const wrong: [CatalogueKind, string, unknown[]][] = [
    ['materials', 'name', notNames],
    ['materials', 'description', ['x'.repeat(2_001), 'a\0b', 7, {}]],
    ['materials', 'basePrice', notBase],
    ['materials', 'features', notPoints],
    ['materials', 'applications', notPoints],
    ['materials', 'maintenance', ['x'.repeat(2_001), 7]],
    ['materials', 'warranty', ['x'.repeat(2_001), []]],
    ['materials', 'isActive', notFlags],
    ['colors', 'name', notNames],
    ['colors', 'materialId', ['', 'x', 0, -1, 1.5, 999_999, true, {}]],
    ['colors', 'hexCode', ['white', '#fff', '#fffffg', '#ffffff0', 'ffffff', '', 7]],
    ['colors', 'priceModifier', notRates],
    ['colors', 'imageUrl', notPictures],
    ['colors', 'imageUrl2', notPictures],
    ['colors', 'isActive', notFlags],
    ['sink-types', 'name', notNames],
    ['sink-types', 'description', ['x'.repeat(2_001), 7]],
    ['sink-types', 'priceModifier', notFlat],
    ['thicknesses', 'value', notNames],
    ['thicknesses', 'displayName', notNames],
    ['thicknesses', 'priceModifier', notRates],
    ['cutouts', 'name', notNames],
    ['cutouts', 'priceModifier', notFlat],
    ['basins', 'maker', notNames],
    ['basins', 'name', notNames],
    ['basins', 'type', ['', 'sunk', 7, {}]],
    [
      'basins',
      'size',
      [
        7,
        [],
        {},
        { ...basinSize, shape: 'star' },
        { ...basinSize, cutoutLengthMm: 400.5 },
        { ...basinSize, cutoutLengthMm: 441 },
        { ...basinSize, bowlLengthMm: 1_501 },
        { ...basinSize, holes: [{ rightMm: 0, behindMm: 0, diameterMm: 35 }] },
        { ...basinSize, holes: Array(7).fill({ rightMm: 0, behindMm: 150, diameterMm: 35 }) },
      ],
    ],
    ['basins', 'template', ['/api/images/x.pdf', `/api/basins/templates/${'0'.repeat(64)}.pdf`, 7, {}]],
    ...catalogueKinds.map((kind): [CatalogueKind, string, unknown[]] => [kind, 'version', notVersions]),
  ];

  it.each(wrong)(
    "for %s: an invalid %s is rejected with the field's name, and nothing is saved",
    async (kind, field, values) => {
      const row = await create(kind);
      const [before] = await api.sql<{ version: string }>('SELECT version FROM catalogue_version');
      for (const value of values) {
        for (const reply of [
          await staff.post(paths.adminItems(kind), { ...itemRows[kind].minimal(), [field]: value }),
          await change(kind, row.id, { [field]: value }),
        ]) {
          const { details } = expectError(reply, 'request/invalid');
          expect({ value, fields: details?.fields?.map((error) => error.field) }).toEqual({
            value,
            fields: [field],
          });
        }
      }
      expect(await api.sql('SELECT version FROM catalogue_version')).toEqual([before]);
    },
  );

  it.each([
    ['materials', ['name', 'basePrice']],
    ['colors', ['materialId', 'name']],
    ['sink-types', ['name']],
    ['thicknesses', ['value', 'displayName']],
    ['cutouts', ['name']],
    ['basins', ['maker', 'name', 'type', 'size']],
  ] as const)('for %s: all missing fields are named in one response', async (kind, fields) => {
    const { details } = expectError(await staff.post(paths.adminItems(kind), {}), 'request/invalid');
    expect(details?.fields?.map(({ field }) => field).sort()).toEqual([...fields].sort());
  });

  it.each([
    ['colors', 'priceModifier', 6.8, '6.80'],
    ['colors', 'priceModifier', '9999.99', '9999.99'],
    ['colors', 'priceModifier', ' 7 ', '7.00'],
    ['materials', 'basePrice', 9_999.999, '9999.999'],
    ['materials', 'basePrice', 0, '0.000'],
    ['sink-types', 'priceModifier', -9_999.99, '-9999.99'],
    ['cutouts', 'priceModifier', -0, '0.00'],
    ['thicknesses', 'priceModifier', '1.50', '1.50'],
    ['colors', 'hexCode', '#ABCDEF', '#abcdef'],
    ['colors', 'materialId', '3', 3],
    ['colors', 'imageUrl', '', null],
  ] as const)('for %s: %s may be %j, which is stored as %j', async (kind, field, given, kept) => {
    expect(await create(kind, { [field]: given })).toMatchObject({ [field]: kept });
  });
});
