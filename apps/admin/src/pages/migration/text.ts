import type { AdminCountsResponse } from '@app/contracts';

/** The title is the specification's (§2). */
export const text = {
  title: 'Data Migration Center',
  lede: 'What the live catalogue holds now. Visitors see what is active; deleted entries are not counted.',
  live: 'Live catalogue',
} as const;

/** What is counted, as its tab is called, with the tab's address. */
export const counted: readonly { count: keyof AdminCountsResponse; label: string; href: string }[] = [
  { count: 'materials', label: 'Materials', href: '/materials' },
  { count: 'colors', label: 'Colors', href: '/colors' },
  { count: 'sink-types', label: 'Sink Types', href: '/sink-types' },
  { count: 'thicknesses', label: 'Thicknesses', href: '/thicknesses' },
  { count: 'cutouts', label: 'Cutouts', href: '/cutouts' },
  { count: 'quotes', label: 'Quotes', href: '/' },
];
