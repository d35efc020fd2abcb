import { palette } from '../palette';
import type { TextStyle } from '../paper/paper';

const { ink, ink2, ink3 } = palette;

/** Styles independent of the density. */
export const styles = {
  logo: { face: 'display', size: 25, tracking: -0.03, color: ink },
  title: { face: 'display', size: 38, tracking: -0.025, color: ink },
  address: { face: 'regular', size: 12.5, tabular: true, color: ink2 },
  stone: { face: 'semibold', size: 14, color: ink },
  stoneDetail: { face: 'regular', size: 12.5, color: ink3 },
  factName: { face: 'regular', size: 11.5, color: ink3 },
  fact: { face: 'semibold', size: 13.5, tabular: true, color: ink },
  warning: { face: 'semibold', size: 12.5, color: palette.warn },
  caption: { face: 'regular', size: 11.5, color: ink3 },
  columnHead: { face: 'medium', size: 11.5, color: ink3 },
  heading: { face: 'semibold', size: 12.5, color: ink },
  body: { face: 'regular', size: 12.5, tabular: true, color: ink2 },
  totalName: { face: 'semibold', size: 12.5, color: ink },
  total: { face: 'display', size: 36, tracking: -0.03, color: ink },
  amount: { face: 'regular', size: 12.5, tabular: true, color: ink },
  code: { face: 'regular', size: 10.5, color: ink3 },
  foot: { face: 'regular', size: 11, tabular: true, color: ink3 },
} as const satisfies Record<string, TextStyle>;
