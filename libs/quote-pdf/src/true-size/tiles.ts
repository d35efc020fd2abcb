import type { Size } from '@app/pricing';

// All lengths in this file are millimetres.

/** The part of an A4 page that shows the top. Every printer can print this area. */
export const shown = { left: 10, top: 10, width: 190, height: 257 } as const;
/** Overlap of neighbouring pages. */
const overlap = 12;
/** Space around the top, so that its outline is complete. */
const margin = 6;
const step = { x: shown.width - overlap, y: shown.height - overlap } as const;

/** A page of the drawing; counted from 1. */
export interface Tile {
  row: number;
  column: number;
  /** Where the upper left corner of the shown area is on the top. */
  x: number;
  y: number;
}

export interface Tiling {
  rows: number;
  columns: number;
  tiles: Tile[];
  /** The middle of each overlap, where pages are cut. */
  seams: { x: number[]; y: number[] };
  /** Two crosses on each seam, printed on both pages. */
  crosses: { x: number; y: number }[];
}

const pageCount = (length: number, size: number): number =>
  Math.max(1, Math.ceil((length + 2 * margin - overlap) / (size - overlap)));
const indexesBelow = (length: number): number[] => Array.from({ length }, (_, index) => index);
const sharesOfSeam = [0.25, 0.75];

/** Divides a top into pages. */
export function tilesOf({ lengthMm, widthMm }: Size): Tiling {
  const columns = pageCount(lengthMm, shown.width);
  const rows = pageCount(widthMm, shown.height);
  const cornerOf = (column: number, row: number) => ({
    x: column * step.x - margin,
    y: row * step.y - margin,
  });
  const seams = {
    x: indexesBelow(columns - 1).map((column) => cornerOf(column + 1, 0).x + overlap / 2),
    y: indexesBelow(rows - 1).map((row) => cornerOf(0, row + 1).y + overlap / 2),
  };
  return {
    rows,
    columns,
    tiles: indexesBelow(rows).flatMap((row) =>
      indexesBelow(columns).map((column) => ({ row: row + 1, column: column + 1, ...cornerOf(column, row) })),
    ),
    seams,
    crosses: [
      ...seams.x.flatMap((x) =>
        indexesBelow(rows).flatMap((row) =>
          sharesOfSeam.map((share) => ({ x, y: cornerOf(0, row).y + share * shown.height })),
        ),
      ),
      ...seams.y.flatMap((y) =>
        indexesBelow(columns).flatMap((column) =>
          sharesOfSeam.map((share) => ({ x: cornerOf(column, 0).x + share * shown.width, y })),
        ),
      ),
    ],
  };
}

export const isShown = (tile: Tile, { x, y }: { x: number; y: number }): boolean =>
  x >= tile.x && x <= tile.x + shown.width && y >= tile.y && y <= tile.y + shown.height;
