import type { TableSetting } from './table';

/** Type sizes and spacing of a page. */
export interface Density {
  lines: TableSetting;
  termsSize: number;
  /** Maximum lines of notes. */
  noteLines: number;
  /** Space between the parts, as a multiple of the design's spacing. */
  gapScale: number;
  /** Minimum height of the drawing. */
  minDrawingHeight: number;
}

/** From the design's density to one for the largest possible quote; the first that fits is used. */
export const densities: readonly [Density, ...Density[]] = [
  {
    lines: { size: 12.5, rowPadding: 8, maxLines: 2 },
    termsSize: 11.5,
    noteLines: 4,
    gapScale: 1,
    minDrawingHeight: 260,
  },
  {
    lines: { size: 12, rowPadding: 5, maxLines: 2 },
    termsSize: 11.5,
    noteLines: 3,
    gapScale: 0.8,
    minDrawingHeight: 250,
  },
  {
    lines: { size: 11.5, rowPadding: 3, maxLines: 2 },
    termsSize: 11,
    noteLines: 3,
    gapScale: 0.6,
    minDrawingHeight: 200,
  },
  {
    lines: { size: 10.5, rowPadding: 2, maxLines: 2 },
    termsSize: 10.5,
    noteLines: 2,
    gapScale: 0.5,
    minDrawingHeight: 150,
  },
  {
    lines: { size: 9.5, rowPadding: 1, maxLines: 1 },
    termsSize: 9.5,
    noteLines: 2,
    gapScale: 0.4,
    minDrawingHeight: 160,
  },
  {
    lines: { size: 8.8, rowPadding: 0.4, maxLines: 1 },
    termsSize: 9,
    noteLines: 1,
    gapScale: 0.35,
    minDrawingHeight: 120,
  },
];

/** With a room below: the plan gets smaller, the type does not. Else the room has a page of its own. */
export const densitiesWithRoom: readonly Density[] = densities
  .filter(({ termsSize }) => termsSize >= 11)
  .map((density) => ({ ...density, minDrawingHeight: 200 }));
