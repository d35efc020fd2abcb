import { palette } from '../palette';
import type { TextStyle } from '../paper/paper';

const { ink, ink2, ink3 } = palette;

/** Large enough to read at arm's length, with wet hands. */
export const jobStyles = {
  reference: { face: 'display', size: 46, tracking: -0.025, color: ink },
  printed: { face: 'regular', size: 15, tabular: true, color: ink2 },
  factName: { face: 'regular', size: 11.5, color: ink3 },
  fact: { face: 'semibold', size: 19, tabular: true, color: ink },
  warning: { face: 'semibold', size: 38, color: palette.bad },
  warningWhy: { face: 'medium', size: 14, color: ink },
  caption: { face: 'regular', size: 12.5, tabular: true, color: ink2 },
  heading: { face: 'semibold', size: 14, color: ink },
  step: { face: 'regular', size: 12.5, tabular: true, color: ink },
  detail: { face: 'regular', size: 12.5, tabular: true, color: ink3 },
  body: { face: 'regular', size: 12.5, tabular: true, color: ink },
  quiet: { face: 'regular', size: 12.5, tabular: true, color: ink2 },
  recorded: { face: 'regular', size: 10.5, tabular: true, color: ink2 },
  faint: { face: 'regular', size: 12.5, tabular: true, color: ink3 },
  signature: { face: 'regular', size: 11.5, color: ink3 },
  foot: { face: 'regular', size: 11.5, tabular: true, color: ink3 },
} as const satisfies Record<string, TextStyle>;
