import { palette } from '../palette';
import type { TextStyle } from '../paper/paper';

const { ink, ink2, ink3 } = palette;

/** Styles independent of the density. */
export const styles = {
  logo: { cut: 'display', size: 25, tracking: -0.03, color: ink },
  title: { cut: 'display', size: 38, tracking: -0.025, color: ink },
  address: { cut: 'regular', size: 12.5, tabular: true, color: ink2 },
  stone: { cut: 'semibold', size: 14, color: ink },
  stoneDetail: { cut: 'regular', size: 12.5, color: ink3 },
  factName: { cut: 'regular', size: 11.5, color: ink3 },
  fact: { cut: 'semibold', size: 13.5, tabular: true, color: ink },
  warning: { cut: 'semibold', size: 12.5, color: palette.warn },
  caption: { cut: 'regular', size: 11.5, color: ink3 },
  columnHead: { cut: 'medium', size: 11.5, color: ink3 },
  heading: { cut: 'semibold', size: 12.5, color: ink },
  body: { cut: 'regular', size: 12.5, tabular: true, color: ink2 },
  totalName: { cut: 'semibold', size: 12.5, color: ink },
  total: { cut: 'display', size: 36, tracking: -0.03, color: ink },
  amount: { cut: 'regular', size: 12.5, tabular: true, color: ink },
  code: { cut: 'regular', size: 10.5, color: ink3 },
  foot: { cut: 'regular', size: 11, tabular: true, color: ink3 },
} as const satisfies Record<string, TextStyle>;
