import { palette } from '../palette';
import type { TextStyle } from '../paper/paper';

const { ink, ink2, ink3 } = palette;

/** Large enough to read at arm's length, with wet hands. */
export const jobStyles = {
  reference: { cut: 'display', size: 46, tracking: -0.025, color: ink },
  printed: { cut: 'regular', size: 15, tabular: true, color: ink2 },
  factName: { cut: 'regular', size: 11.5, color: ink3 },
  fact: { cut: 'semibold', size: 19, tabular: true, color: ink },
  warning: { cut: 'semibold', size: 38, color: palette.bad },
  warningWhy: { cut: 'medium', size: 14, color: ink },
  caption: { cut: 'regular', size: 12.5, tabular: true, color: ink2 },
  heading: { cut: 'semibold', size: 14, color: ink },
  step: { cut: 'regular', size: 12.5, tabular: true, color: ink },
  detail: { cut: 'regular', size: 12.5, tabular: true, color: ink3 },
  body: { cut: 'regular', size: 12.5, tabular: true, color: ink },
  quiet: { cut: 'regular', size: 12.5, tabular: true, color: ink2 },
  faint: { cut: 'regular', size: 12.5, tabular: true, color: ink3 },
  signature: { cut: 'regular', size: 11.5, color: ink3 },
  foot: { cut: 'regular', size: 11.5, tabular: true, color: ink3 },
} as const satisfies Record<string, TextStyle>;
