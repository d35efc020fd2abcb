import type { Size } from '@app/pricing';

/** All lengths here are millimetres. The part of an A4 page that shows the top; no printer needs more margin. */
export const shown = { left: 10, top: 10, width: 190, height: 257 } as const;
/** Of neighbouring pages. */
const overlap = 12;
/** Around the top, so that its outline is whole. */
const around = 6;
const step = { x: shown.width - overlap, y: shown.height - overlap } as const;

/** A page of the drawing; counted from 1. */
export interface Tile {
  row: number;
  column: number;
  /** The top left corner of its shown, on the top. */
  x: number;
  y: number;
}

export interface Tiling {
  rows: number;
  columns: number;
  tiles: Tile[];
  /** Middles of the overlaps: where pages are cut. */
  seams: { x: number[]; y: number[] };
  /** Two on each seam between two pages, printed on both. */
  crosses: { x: number; y: number }[];
}

const count = (length: number, size: number): number =>
  Math.max(1, Math.ceil((length + 2 * around - overlap) / (size - overlap)));
const upTo = (length: number): number[] => Array.from({ length }, (_, index) => index);
const sharesOfSeam = [0.25, 0.75];

/** Divides a top into pages. */
export function tilesOf({ lengthMm, widthMm }: Size): Tiling {
  const columns = count(lengthMm, shown.width);
  const rows = count(widthMm, shown.height);
  const cornerOf = (column: number, row: number) => ({
    x: column * step.x - around,
    y: row * step.y - around,
  });
  const seams = {
    x: upTo(columns - 1).map((column) => cornerOf(column + 1, 0).x + overlap / 2),
    y: upTo(rows - 1).map((row) => cornerOf(0, row + 1).y + overlap / 2),
  };
  return {
    rows,
    columns,
    tiles: upTo(rows).flatMap((row) =>
      upTo(columns).map((column) => ({ row: row + 1, column: column + 1, ...cornerOf(column, row) })),
    ),
    seams,
    crosses: [
      ...seams.x.flatMap((x) =>
        upTo(rows).flatMap((row) =>
          sharesOfSeam.map((share) => ({ x, y: cornerOf(0, row).y + share * shown.height })),
        ),
      ),
      ...seams.y.flatMap((y) =>
        upTo(columns).flatMap((column) =>
          sharesOfSeam.map((share) => ({ x: cornerOf(column, 0).x + share * shown.width, y })),
        ),
      ),
    ],
  };
}

export const isShown = (tile: Tile, { x, y }: { x: number; y: number }): boolean =>
  x >= tile.x && x <= tile.x + shown.width && y >= tile.y && y <= tile.y + shown.height;
