import { cutoutShapeOf, type CutoutShape } from '@app/drawing';
import type { ReactNode } from 'react';

const cutClass = 'stroke-chalk';
const holeClass = 'group-has-checked:fill-chalk-tint';

const drawings: Record<CutoutShape, ReactNode> = {
  'tap-hole': (
    <>
      <circle className={holeClass} cx="20" cy="20" r="9" />
      <path className={cutClass} d="M20 5v8.5M20 26.5V35M5 20h8.5M26.5 20H35" />
    </>
  ),
  'three-tap-holes': (
    <>
      <circle className={holeClass} cx="8" cy="19" r="4.5" />
      <circle className={holeClass} cx="20" cy="19" r="4.5" />
      <circle className={holeClass} cx="32" cy="19" r="4.5" />
      <path className={cutClass} d="M8 31h24M8 29v4M20 29v4M32 29v4" />
    </>
  ),
  dispenser: (
    <>
      <path className={holeClass} d="M13 19h14v15H13z" />
      <path d="M17 19v-5h6v5M20 14V8h8v3" />
      <path className={cutClass} d="M6 34h28" />
    </>
  ),
  notch: (
    <>
      <path className={holeClass} d="M5 8h20v12h10v12H5z" />
      <path className={cutClass} d="M25 8v12h10" />
    </>
  ),
  socket: (
    <>
      <rect className={holeClass} x="8" y="8" width="24" height="24" rx="2.5" />
      <path d="M20 13.5v5M14.5 25h3M22.5 25h3" />
      <path className={cutClass} d="M20 3v5M20 32v5M3 20h5M32 20h5" />
    </>
  ),
  plain: (
    <>
      <path d="M4 9h32v22H4z" />
      <rect className={cutClass} x="13" y="14" width="14" height="12" rx="1" strokeDasharray="3 2.4" />
    </>
  ),
};

/** A cut-out from above, looked up by its catalogue name. */
export function CutoutDrawing({ name }: { name: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 40"
      className="size-8.5 flex-none fill-none stroke-ink stroke-[1.4] [stroke-linecap:round] [stroke-linejoin:round] tablet:size-10"
    >
      {drawings[cutoutShapeOf(name)]}
    </svg>
  );
}
