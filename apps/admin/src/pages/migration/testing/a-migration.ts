import {
  migrationVerdicts,
  type PricedKind,
  type MigrationCounts,
  type MigrationDifference,
  type MigrationPlan,
  type MigrationReport,
} from '@app/contracts';

type Verdict = MigrationDifference['verdict'];
type Fields = Readonly<Record<string, readonly [live: string | null, preview: string | null]>>;

const difference = (
  verdict: Verdict,
  kind: PricedKind,
  name: string,
  fields: Fields,
  { material = null, colors = 0 }: { material?: string | null; colors?: number } = {},
): MigrationDifference => ({
  key: [kind, material, name].filter(Boolean).join('/'),
  kind,
  name,
  material,
  verdict,
  fields: Object.entries(fields).map(([field, [live, preview]]) => ({ field, live, preview })),
  colors,
});
const color = (verdict: Verdict, name: string, fields: Fields, material = 'Marble') =>
  difference(verdict, 'colors', name, fields, { material });

const clay = 'Clay and minerals fired at 1,200 °C into a slab that is thin and light.';
export const porcelain = difference(
  'create',
  'materials',
  'Porcelain',
  { name: [null, 'Porcelain'], description: [null, clay], basePrice: [null, '6.000'] },
  { colors: 4 },
);
export const carraraWhite = color('create', 'Carrara White', {
  hexCode: [null, '#eeeeed'],
  imageUrl: [null, '/stone/carrara-white/swatch.jpg'],
  imageUrl2: [null, '/stone/carrara-white/scene.jpg'],
  priceModifier: [null, '6.80'],
});
export const calacattaGold = color('update', 'Calacatta Gold', { priceModifier: ['8.20', '8.50'] });
const emperadorDark = color('update', 'Emperador Dark', {
  imageUrl2: [null, '/stone/emperador-dark-scene.jpg'],
});
export const granite = difference('update', 'materials', 'Granite', {
  description: [
    'Strong and durable.',
    'The hardest stone we cut. Cooled slowly, miles down, it has crystals you can see and a face that shrugs off heat, razors and the sun of a south window.',
  ],
});
export const statuarioVenato = color('update', 'Statuario Venato', { hexCode: ['#ffffff', '#EEEEED'] });
const alaskaWhite = color('kept', 'Alaska White', { priceModifier: ['6.10', '5.90'] }, 'Granite');
const ovalBowl = difference('kept', 'sink-types', 'Oval', {
  description: ['Undermounted, as Alison likes it', 'Undermounted'],
});
export const tapHole = difference('create', 'cutouts', 'Tap hole', { priceModifier: [null, '-5.00'] });

export const allDifferences: readonly MigrationDifference[] = [
  porcelain,
  carraraWhite,
  calacattaGold,
  emperadorDark,
  granite,
  statuarioVenato,
  tapHole,
  alaskaWhite,
  ovalBowl,
];

const countsOf = (differences: readonly MigrationDifference[], same: number): MigrationCounts =>
  Object.fromEntries(
    migrationVerdicts.map((verdict) => [
      verdict,
      verdict === 'same' ? same : differences.filter((one) => one.verdict === verdict).length,
    ]),
  ) as MigrationCounts;

export const aPlan = (
  differences: readonly MigrationDifference[] = allDifferences,
  change: Partial<MigrationPlan> = {},
): MigrationPlan => ({
  source: 'enhanced',
  at: '2026-11-21T11:12:00.000Z',
  differences: [...differences],
  counts: countsOf(differences, 19),
  savedQuotes: 18,
  ...change,
});

export const aReport = (
  differences: readonly MigrationDifference[] = allDifferences,
  change: Partial<MigrationReport> = {},
): MigrationReport => ({
  ...aPlan(differences),
  data: { materials: 5, colors: 27, carraraColors: 2 },
  ...change,
});
