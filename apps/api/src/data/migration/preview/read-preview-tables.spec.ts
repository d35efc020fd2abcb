import { createHash } from 'node:crypto';
import type { ErrorDetails } from '@app/contracts';
import { stoneColors } from '@app/stone';
import { datasetRows } from '../../../database/seeds/seed-rows';
import { hostileTexts } from '../../../testing/hostile-texts';
import { enhancedDataset } from '../enhanced-dataset';
import { uploadedFiles } from './read-color-images';
import { readPreviewTables, type PreviewTableName } from './read-preview-tables';

type Row = Record<string, unknown>;
const none = { material: [], color: [], sink_type: [], thickness: [], cutout: [] };
const material = (row: Row = {}): Row => ({
  id: 1,
  is_active: true,
  name: 'Marble',
  description: '',
  base_price: '6.200',
  features: ['Cool'],
  applications: [],
  maintenance: '',
  warranty: '',
  ...row,
});
const color = (row: Row = {}): Row => ({
  material_id: 1,
  name: 'White',
  hex_code: '#FFFFFF',
  images: [],
  price_modifier: '6.2',
  ...row,
});
const flatPart = (row: Row = {}): Row => ({ name: 'Oval', description: '', price_modifier: '-5.00', ...row });
const thickness = (row: Row = {}): Row => ({ value: '20mm', display_name: 'Standard', ...row });
const read = (tables: Partial<Record<PreviewTableName, unknown>>) =>
  readPreviewTables({ ...none, ...tables } as never);

function problemsOf(tables: Parameters<typeof read>[0]): string[] {
  try {
    read(tables);
  } catch (error) {
    const { code, details } = error as { code: string; details: ErrorDetails };
    expect(code).toBe('migration/source-invalid');
    return (details.fields ?? []).map(({ field, message }) => `${field} ${message}`);
  }
  throw new Error('it was taken');
}

const digest = createHash('sha256').update('a picture').digest('hex');
const name = (width: number, format: string) => `${digest}-${width}.${format}`;
const uploaded = {
  url: `/api/images/${name(800, 'jpg')}`,
  width: 800,
  height: 600,
  srcset: {
    avif: `/api/images/${name(320, 'avif')} 320w, /api/images/${name(800, 'avif')} 800w`,
    jpeg: `/api/images/${name(800, 'jpg')} 800w`,
  },
};

it('reads the catalogue that ships with the product to the last row', () => {
  const items = readPreviewTables(datasetRows(enhancedDataset));
  expect(items).toHaveLength(5 + 30 + 6 + 4 + 7);
});

it('takes values in the form in which Live keeps them', () => {
  const [marble, white, oval, thick] = read({
    material: [material({ name: ' Marble ', base_price: '6.2' })],
    color: [color()],
    sink_type: [flatPart()],
    thickness: [thickness()],
  });
  expect(marble).toMatchObject({ name: 'Marble', fields: { name: 'Marble', basePrice: '6.200' } });
  expect(white).toEqual({
    kind: 'colors',
    name: 'White',
    material: 'Marble',
    fields: {
      name: 'White',
      hexCode: '#ffffff',
      priceModifier: '6.20',
      isActive: true,
      imageUrl: null,
      imageUrl2: null,
      images: [],
      stripUrl: null,
    },
  });
  expect(oval?.fields.priceModifier).toBe('-5.00');
  expect(thick?.fields).toEqual({ value: '20mm', displayName: 'Standard', isActive: true });
});

it('leaves out what was deleted in Preview', () => {
  expect(read({ sink_type: [flatPart({ deleted_at: '2026-11-20T10:00:00+00:00' })] })).toEqual([]);
});

it('takes pictures of the product as this version has them, and of uploaded ones the names', () => {
  const [stone] = stoneColors;
  const [closeUp] = stone?.images ?? [];
  const older = {
    ...closeUp,
    url: `${closeUp?.url.split('?')[0]}?v=older`,
    srcset: { avif: 'x', jpeg: 'y' },
  };
  const [, one, two] = read({
    material: [material()],
    color: [
      color({ image_url: older.url, images: [older] }),
      color({ name: 'Gold', image_url: uploaded.url, images: [{ ...uploaded, more: 'dropped' }] }),
    ],
  });
  expect(one?.fields).toMatchObject({ imageUrl: closeUp?.url, images: [closeUp], stripUrl: stone?.stripUrl });
  expect(uploadedFiles(one?.fields ?? {})).toEqual([]);
  expect(two?.fields).toMatchObject({ imageUrl: uploaded.url, images: [uploaded], stripUrl: null });
  expect(uploadedFiles(two?.fields ?? {})).toEqual([
    [name(800, 'jpg'), name(320, 'avif'), name(800, 'avif')],
  ]);
});

it.each<[string, Parameters<typeof read>[0], RegExp]>([
  ['no rows', { material: 'none' }, /^material must be a list of at most 5000 rows$/],
  ['far too many rows', { cutout: Array<Row>(5_001).fill(flatPart()) }, /^cutout must be a list/],
  ['a row that is none', { material: [null] }, /^material, row 1 must be a row$/],
  ['a list for a row', { thickness: [[]] }, /^thickness, row 1 must be a row$/],
  [
    'a name too long',
    { material: [material({ name: 'x'.repeat(121) })] },
    /\(x{60}\): name must have at most 120/,
  ],
  ['a name that nobody sees', { material: [material({ name: '\u200b' })] }, /name must be filled in/],
  [
    'a name of two lines',
    { sink_type: [flatPart({ name: 'a\nb' })] },
    /^sink_type, row 1 \(a b\): name must be one line/,
  ],
  ['a number for a name', { material: [material({ name: 5 })] }, /^material, row 1: name must be text/],
  ['NUL', { material: [material({ description: 'a\0b' })] }, /description must be plain text/],
  ['half a character', { cutout: [flatPart({ description: '\ud800' })] }, /description must be plain text/],
  [
    'a price out of range',
    { material: [material({ base_price: '10000' })] },
    /base_price must be an amount from 0/,
  ],
  ['a negative price', { color: [color({ price_modifier: '-0.01' })] }, /price_modifier must be an amount/],
  ['a price too exact', { cutout: [flatPart({ price_modifier: '1.001' })] }, /at most 2 decimals/],
  [
    'no number for a price',
    { cutout: [flatPart({ price_modifier: 'NaN' })] },
    /price_modifier must be an amount/,
  ],
  [
    'a float for a price',
    { cutout: [flatPart({ price_modifier: 1.1 })] },
    /price_modifier must be an amount/,
  ],
  ['a colour that is none', { color: [color({ hex_code: 'red' })] }, /hex_code must be # and six digits/],
  [
    'too many points',
    { material: [material({ features: Array(21).fill('x') })] },
    /features must be at most 20/,
  ],
  ['a point that is none', { material: [material({ features: [null] })] }, /features must be/],
  ['neither active nor not', { cutout: [flatPart({ is_active: 'yes' })] }, /is_active must be true or false/],
  [
    'a colour of nothing',
    { color: [color({ material_id: 7 })] },
    /\(White\): material_id must be that of a material/,
  ],
  [
    'a name twice',
    { material: [material(), material({ id: 2, name: 'MARBLE' })] },
    /^materials, MARBLE is there twice$/,
  ],
])('refuses %s, and names the place', (_, tables, problem) => {
  const base = tables.color ? { material: [material()] } : {};
  expect(problemsOf({ ...base, ...tables })[0]).toMatch(problem);
});

it.each<[string, Row]>([
  ['elsewhere', { image_url: 'https://evil.example/x.jpg' }],
  ['elsewhere among the variants', { images: [{ ...uploaded, url: 'https://evil.example/x.jpg' }] }],
  ['inside the network', { images: [{ ...uploaded, url: 'http://169.254.169.254/latest' }] }],
  ['in another folder', { images: [{ ...uploaded, url: '/api/images/../../etc/passwd' }] }],
  ['of another kind', { images: [{ ...uploaded, url: `/api/images/${name(800, 'svg')}` }] }],
  ['that is not among the variants', { image_url: uploaded.url, images: [] }],
  [
    'of a stone that this version lacks',
    { images: [{ ...uploaded, url: '/stone/unheard-of/close-800.jpg' }] },
  ],
  [
    'with a hidden address',
    { images: [{ ...uploaded, srcset: { ...uploaded.srcset, jpeg: 'https://evil.example 1w' } }] },
  ],
  [
    'with another address behind a good one',
    {
      images: [
        { ...uploaded, srcset: { ...uploaded.srcset, jpeg: `${uploaded.srcset.jpeg}, //evil.example 2w` } },
      ],
    },
  ],
  ['without a size', { images: [{ ...uploaded, width: '800' }] }],
  ['that is none', { images: [null] }],
  ['that are no list', { images: { 0: uploaded } }],
])('refuses a picture %s', (_, row) => {
  const [problem] = problemsOf({ material: [material()], color: [color(row)] });
  expect(problem).toMatch(/^color, row 1 \(White\): images (?:images|image_url) must be/);
});

it('survives every text there is, and tells of no more than twenty places', () => {
  for (const { text } of hostileTexts) {
    const rows = [material({ name: text, description: text, features: [text], warranty: text })];
    try {
      for (const item of read({ material: rows })) expect(item.name.length).toBeLessThanOrEqual(240);
    } catch (error) {
      expect((error as { code: string }).code).toBe('migration/source-invalid');
    }
  }
  expect(problemsOf({ cutout: Array<Row>(100).fill(flatPart({ name: '' })) })).toHaveLength(20);
});
