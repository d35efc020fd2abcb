import type { TableSetting } from './table';

/** How tightly a page is set. */
export interface Density {
  lines: TableSetting;
  termsSize: number;
  /** Maximum lines of notes. */
  noteLines: number;
  /** Space between the parts, as a multiple of the design's. */
  air: number;
  /** Minimum height of the drawing. */
  minDrawingHeight: number;
}

/** From the design's own to one that fits the largest possible quote: the first that fits is used. */
export const densities: readonly [Density, ...Density[]] = [
  {
    lines: { size: 12.5, air: 8, maxLines: 2 },
    termsSize: 11.5,
    noteLines: 4,
    air: 1,
    minDrawingHeight: 260,
  },
  {
    lines: { size: 12, air: 5, maxLines: 2 },
    termsSize: 11.5,
    noteLines: 3,
    air: 0.8,
    minDrawingHeight: 250,
  },
  {
    lines: { size: 11.5, air: 3, maxLines: 1 },
    termsSize: 11,
    noteLines: 3,
    air: 0.6,
    minDrawingHeight: 240,
  },
  {
    lines: { size: 10.5, air: 2, maxLines: 1 },
    termsSize: 10.5,
    noteLines: 2,
    air: 0.5,
    minDrawingHeight: 210,
  },
  {
    lines: { size: 9.5, air: 1, maxLines: 1 },
    termsSize: 9.5,
    noteLines: 2,
    air: 0.4,
    minDrawingHeight: 160,
  },
  {
    lines: { size: 8.8, air: 0.4, maxLines: 1 },
    termsSize: 9,
    noteLines: 1,
    air: 0.35,
    minDrawingHeight: 120,
  },
];
