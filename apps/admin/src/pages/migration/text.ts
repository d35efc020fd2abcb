import type { PricedKind, MigrationSource, MigrationVerdict } from '@app/contracts';
import { formatCount } from '@app/ui';
import { counted } from '../../lib/format-text';

type Difference = Exclude<MigrationVerdict, 'same'>;

/** Title, buttons, scope and toasts are quoted from specification §2, §4 and §8. */
export const text = {
  page: 'Migration',
  title: 'Data Migration Center',
  intro:
    'Transfers enhanced Preview data, including Carrara White with photos, to Live. Either everything is transferred or nothing is. Nothing on Live is deleted.',

  moves: 'What will move',
  moving: [
    '5 materials (Granite, Marble, Quartz, Solid Surface, Porcelain)',
    'Colour options with photo support',
    'Carrara White with image URLs',
    'Premium colours (Calacatta Gold, Emperador Dark, Statuario Venato)',
    'Improved descriptions and pricing',
  ],
  sources: {
    enhanced: 'Preview is the enhanced catalogue that ships with the product.',
    file: 'Preview is an export file.',
  } satisfies Record<MigrationSource, string>,

  dryRun: 'What would change',
  nothingWritten: (time: string) => `Checked ${time}. Nothing has been changed yet.`,
  reading: 'Comparing Preview with Live...',
  columns: { kind: 'Kind', record: 'Record', difference: 'Difference' },
  kinds: {
    materials: 'Material',
    colors: 'Colour',
    'sink-types': 'Sink type',
    thicknesses: 'Thickness',
    cutouts: 'Cut-out',
  } satisfies Record<PricedKind, string>,
  signs: { create: '+', update: '~', kept: '!' } satisfies Record<Difference, string>,
  willBe: {
    create: 'to create',
    update: 'to update',
    kept: 'changed by staff',
  } satisfies Record<Difference, string>,
  show: 'Show',
  all: 'All',
  differences: 'Differences',
  more: (count: number) => `Show ${counted(count, 'more difference')}`,
  fewer: 'Show fewer',
  inFull: 'Show all',
  inShort: 'Show less',
  stays: 'stays',
  previewHas: (value: string) => `Preview: ${value}`,
  live: 'on Live',
  preview: 'from Preview',

  kept: (count: number) =>
    count === 1
      ? '1 record was changed by staff and will be kept as it is.'
      : `${count} records were changed by staff and will be kept as they are.`,

  nothingToDo: 'Live is up to date',
  nothingToDoDetail: 'A migration would change nothing.',

  notice: 'Important notice',
  newPrices: 'New prices apply to quotes saved from now on.',
  savedQuotes: (count: number) => {
    if (count === 0) return '';
    return count === 1
      ? 'The 1 saved quote keeps its price until it expires.'
      : `The ${formatCount(count)} saved quotes keep their prices until they expire.`;
  },
  backupFirst: 'We recommend exporting the current database first.',

  start: 'Start Migration',
  starting: 'Migrating Data...',
  export: 'Export Current Database (Backup)',
  exporting: 'Exporting...',
  again: 'Check again',

  successful: 'Migration Successful!',
  successfulDetail: 'Everything was transferred. Visitors can see it now.',
  nothingChanged: 'Live was already up to date. Nothing was changed.',
  nothingButKept: 'Nothing was changed. Changes by staff were kept.',
  nothingDone: 'There were no differences.',
  successToast: (created: number, updated: number) => `${created} created, ${updated} updated`,
  nowOnLive: 'Now on Live',
  counts: { materials: 'materials', colors: 'colours', carraraColors: 'Carrara colours' },
  report: 'What was done',
  was: {
    create: 'created',
    update: 'updated',
    kept: 'changed by staff, kept',
    same: 'already the same',
  } satisfies Record<MigrationVerdict, string>,

  failed: 'Migration Failed',
  failedDetail: 'Migration failed. Please try again.',

  exportComplete: 'Export Complete',
  exported: (name: string, size: string) => `${name}, ${size}`,
  exportFailed: 'Export Failed',
  exportBrokeOff: 'The download was interrupted and nothing was saved. Please try again.',
  soFar: (size: string) => `${size} so far`,
} as const;

export const fieldNames: Readonly<Partial<Record<string, string>>> = {
  priceModifier: 'price',
  imageUrl: 'image 1',
  imageUrl2: 'image 2',
  images: 'image sizes',
  stripUrl: 'slab picture',
  isActive: 'active',
  deletedAt: 'deleted',
};

export const values = {
  none: 'none',
  yes: 'yes',
  no: 'no',
  notDeleted: 'not deleted',
  uploaded: (digest: string) => `uploaded, ${digest}`,
} as const;

export const created = {
  material: (colors: number) => (colors === 0 ? 'new' : `new, with ${counted(colors, 'colour')}`),
  images: (count: number) => counted(count, 'image URL'),
  perUnit: (price: string) => `${price} per 100×100 mm`,
  plain: 'new',
} as const;
