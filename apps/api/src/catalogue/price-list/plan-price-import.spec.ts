import fc from 'fast-check';
import type { CataloguePrice } from '../catalogue-prices';
import { planPriceImport } from './plan-price-import';
import { priceListKinds } from './read-price-list';

const catalogue = [
  { kind: 'materials', id: 1, materialName: null, name: 'Quartz', price: '5.600' },
  { kind: 'colors', id: 1, materialName: 'Quartz', name: 'Bianco Sparkle', price: '5.60' },
  { kind: 'colors', id: 2, materialName: 'Quartz', name: 'Blanc, “cassé”', price: '6.00' },
  { kind: 'colors', id: 3, materialName: 'Granite', name: 'Bianco Sparkle', price: '7.00' },
  { kind: 'sink-types', id: 1, materialName: null, name: 'Undermount Oval', price: '95.00' },
  { kind: 'thicknesses', id: 1, materialName: null, name: '3mm (Ultra-thin)', price: '1.00' },
  { kind: 'cutouts', id: 1, materialName: null, name: 'Tap hole, 35 mm', price: '25.00' },
].map((price) => ({ ...price, materialId: null, isActive: true }) as CataloguePrice);
const titles = 'Kind,Material,Name,Price';
const plan = (...lines: string[]) => planPriceImport([titles, ...lines].join('\r\n'), catalogue);
const changes = (...lines: string[]) => {
  const { lines: changed, problems } = plan(...lines);
  expect(problems).toEqual([]);
  return changed.map(({ kind, id, from, to }) => `${kind} ${id}: ${from} ${to}`);
};

it('finds items by kind, material and name, and plans each change', () => {
  expect(
    plan('Colour,Quartz,Bianco Sparkle,5.95', 'Sink type,,Undermount Oval,95.00', 'Material,,Quartz,5.95'),
  ).toMatchObject({
    lines: [
      {
        line: 2,
        kind: 'colors',
        id: 1,
        name: 'Bianco Sparkle',
        materialName: 'Quartz',
        from: '5.60',
        to: '5.95',
      },
      { line: 4, kind: 'materials', id: 1, from: '5.600', to: '5.950' },
    ],
    problems: [],
    unchanged: 1,
    notListed: 4,
  });
});

it.each([
  ['whatever letters', 'COLOUR,quartz,BIANCO SPARKLE,6'],
  ['the kind as the tabs call it', 'colors,Quartz,Bianco Sparkle,6'],
  ['spaces around', ' Color , Quartz , Bianco Sparkle , £6.00 '],
  ['an apostrophe against formulas', "Colour,Quartz,'Bianco Sparkle,6"],
])('reads a line with %s', (_, line) => {
  expect(changes(line)).toEqual(['colors 1: 5.60 6.00']);
});

it.each([
  ['a price with a comma', `${titles}\nCutout,,"Tap hole, 35 mm","1025,00"`],
  ['empty cells behind the last title', `${titles}\nCutout,,"Tap hole, 35 mm",1025,,`],
  ['quoted cells', `${titles}\nCutout,,"Tap hole, 35 mm","1,025.00"`],
  ['semicolons', 'Kind;Material;Name;Price\nCut-out;;Tap hole, 35 mm;1025'],
  ['tabs', 'Kind\tMaterial\tName\tPrice\nCut-outs\t\tTap hole, 35 mm\t1025'],
  ['a byte order mark', `\ufeff${titles}\nCutout,,"Tap hole, 35 mm",1025`],
  ['other columns, in another order', 'Price,Note,Name,Material,Kind\n1025,old,"Tap hole, 35 mm",,Cutout'],
  ['empty lines', `${titles}\n\n,,,\nCutout,,"Tap hole, 35 mm",1025\n\n`],
])('reads a file with %s', (_, csv) => {
  const { lines, problems } = planPriceImport(csv, catalogue);
  expect(problems).toEqual([]);
  expect(lines).toEqual([expect.objectContaining({ kind: 'cutouts', id: 1, to: '1025.00' })]);
});

it.each([
  ['Slab,,Quartz,5', 'The kind must be one of: Material, Colour, Sink type, Thickness, Cut-out.'],
  ['Colour,,Bianco Sparkle,5', 'The material of this colour is missing.'],
  ['Colour,Marble,Bianco Sparkle,5', 'There is no colour called ‘Bianco Sparkle’ of Marble.'],
  ['Sink type,,,5', 'The name of the sink type is missing.'],
  ['Thickness,,5mm,1', 'There is no thickness called ‘5mm’.'],
  ['Material,,Quartz,', 'The price is missing.'],
  ['Material,,Quartz,cheap', '‘cheap’ is not a price such as 6.80.'],
  ['Material,,Quartz,-1', 'A price here must be from 0 to 9999.999 pounds.'],
  [
    'Material,,Quartz,5,70',
    'There are more cells here than titles. A cell with a comma, such as "5,70", needs quotation marks.',
  ],
  [
    'Cutout,,Tap hole, 35 mm,25',
    'There are more cells here than titles. A cell with a comma, such as "5,70", needs quotation marks.',
  ],
  [
    'Colour,Quartz,Bianco Sparkle,"1,250"',
    '‘1,250’ is not clear. Did you mean £1,250.00 or £1.25? Please write it that way.',
  ],
  ['Material,,Quartz,5.6001', 'A price here has at most 3 decimals.'],
  ['Colour,Quartz,Bianco Sparkle,1005.605', 'A price here has at most 2 decimals.'],
  ['Colour,Quartz,Bianco Sparkle,99999', 'A price here must be from 0 to 9999.99 pounds.'],
  ['Material,,"Quartz,5', 'A quotation mark is opened on this line and never closed.'],
  ['Material,,Qu"artz,5', 'There is a quotation mark in the middle of a cell.'],
])('%s: %s', (line, message) => {
  expect(plan('Colour,Granite,Bianco Sparkle,7.00', line).problems).toEqual([{ line: 3, message }]);
});

it('names the line of a duplicate, also after a multi-line cell', () => {
  const duplicateLine = 'Colour,Quartz,Bianco Sparkle,5.95';
  expect(plan(duplicateLine, 'Nothing,"of\r\nthis",,', duplicateLine).problems).toEqual([
    { line: 3, message: expect.stringContaining('The kind must be') as string },
    { line: 5, message: 'This is on line 2 already.' },
  ]);
});

it.each([
  ['', 1, 'The file is empty.'],
  ['Kind,Name\nColor,x', 1, 'The first line must name the columns; missing: Material, Price.'],
  ['%PDF-1.7 …', 1, 'The first line must name the columns; missing: Kind, Material, Name, Price.'],
])('%j: line %d: %s', (csv, line, message) => {
  expect(planPriceImport(csv, catalogue)).toMatchObject({ lines: [], problems: [{ line, message }] });
});

it('reports a line for each problem, whatever the file contains, and never throws', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.constantFrom('Colour', 'Quartz', 'Bianco Sparkle', '5.95', '"', '=1+1'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), (rows) => {
      const csv = [titles, ...rows.map((cells) => cells.join(','))].join('\n');
      const { lines, problems } = planPriceImport(csv, catalogue);
      const last = csv.split(/\r\n|\r|\n/).length;
      for (const { line } of [...lines, ...problems]) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(last);
      }
    }),
    { numRuns: 300 },
  );
});

it('recognises every item in our own exported price list', () => {
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const csv = catalogue
    .map(({ kind, materialName, name, price }) =>
      [priceListKinds[kind], materialName ?? '', name, price].map(quoted).join(','),
    )
    .join('\n');
  expect(plan(csv)).toMatchObject({
    lines: [],
    problems: [],
    unchanged: catalogue.length,
    notListed: 0,
  });
});
