import type { GeneralNumbers, MakingRules, StoneNumbers } from '@app/contracts';

const groups: Record<keyof MakingRules, string> = {
  natural: 'Granite, marble and other natural stone',
  quartz: 'Quartz',
  porcelain: 'Porcelain and sintered stone',
  solid: 'Solid surface',
  other: 'Other materials',
  general: 'All materials',
};

const labels: Record<keyof StoneNumbers | keyof GeneralNumbers, string> = {
  thinnestMm: 'Thinnest top',
  undermountMm: 'Thinnest, undermount basin',
  endsMm: 'Opening to an end',
  frontMm: 'Opening to the front edge',
  wallMm: 'Opening to the wall',
  holeToEdgeMm: 'Drilled hole to an edge',
  betweenMm: 'Between two openings',
  thinExtraMm: 'More in tops under 20 mm',
  cornerRadiusMm: 'Smallest inner corner',
  overhangMm: 'Overhang, under 30 mm thick',
  thickOverhangMm: 'Overhang, from 30 mm thick',
  tapReachMm: 'Tap to the bowl, at most',
  kgPerPerson: 'One person carries',
  carriers: 'People on a delivery',
  stairsMm: 'Longest piece on stairs',
  bowlClearanceMm: 'Bowl to the cabinet',
  squareMm: 'Square up to',
  upstandMm: 'An upstand covers',
  sizeToleranceMm: 'Sizes keep the price within',
};

export const text = {
  page: 'Making',
  loading: 'Loading the numbers',
  detail:
    'Customers are warned by these numbers as they choose, and cannot order a top that breaks one. You can approve such a quote with a reason. Saved quotes follow the numbers of today. The last number says when the customer is asked about the price of sizes that a fitter took.',
  sources:
    'We start with numbers from the guides of the Natural Stone Institute, Silestone and Casalgrande Padana and from the HSE, and with our own where a vanity top is narrower than the guides expect.',
  groups,
  labels,
  mm: 'mm',
  kg: 'kg',
  people: 'people',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Numbers saved',
  savedDetail: 'The calculator uses them from now on.',
  failed: 'Failed to save the numbers.',
  lastChange: (by: string, at: string, names: readonly string[]) =>
    `${by} changed ${names.length > 3 ? `${names.length} numbers` : names.join(', ')} ${at}.`,
  undo: 'Undo',
  undoTitle: 'Undo the last change?',
  undoDetail: 'The calculator uses the numbers from before.',
  undone: 'Change undone',
  undoFailed: 'Failed to undo.',
} as const;
