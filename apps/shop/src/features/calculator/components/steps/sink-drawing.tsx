import { noSinkName } from '@app/contracts';
import { sinkShapeOf, type SinkShape } from '@app/drawing';
import type { ReactNode } from 'react';

/** Grey is the stone's edge, ink the fitting, blue the tap. */
const stoneClass = 'stroke-[#b4b5ae]';
const tapClass = 'stroke-chalk';
const basinClass = 'group-has-checked:fill-chalk-tint';

const top = <rect className={stoneClass} x="3" y="5" width="78" height="40" rx="1" />;
const tapHole = <circle className={tapClass} cx="42" cy="9.5" r="1.8" />;
const waste = <circle cx="42" cy="27.5" r="2" />;

const drawings: Record<SinkShape | 'none', ReactNode> = {
  none: (
    <>
      <rect className={basinClass} x="3" y="9" width="78" height="32" rx="1" />
      <path className={stoneClass} d="M17 33 29 17M36 33 48 17M55 33 67 17" />
    </>
  ),
  oval: (
    <>
      {top}
      <ellipse className={basinClass} cx="42" cy="27" rx="25" ry="13.5" />
      <ellipse className={stoneClass} cx="42" cy="27" rx="21" ry="10.4" />
      {waste}
      {tapHole}
    </>
  ),
  rectangle: (
    <>
      {top}
      <rect className={basinClass} x="15" y="14" width="54" height="26.5" rx="4" />
      <rect className={stoneClass} x="18.5" y="17.4" width="47" height="19.6" rx="2.5" />
      {waste}
      {tapHole}
    </>
  ),
  round: (
    <>
      {top}
      <circle className={basinClass} cx="42" cy="26.5" r="16" />
      <circle cx="42" cy="26.5" r="13.2" />
      <circle className={stoneClass} cx="42" cy="26.5" r="9" />
      {waste}
      <circle className={tapClass} cx="63" cy="11.5" r="1.8" />
    </>
  ),
  vessel: (
    <>
      <path className={stoneClass} d="M3 41h78v5H3z" />
      <path className={basinClass} d="M20 18c0 12 6 21 14 22.6h16C58 39 64 30 64 18" />
      <path d="M17.5 18h49" />
      <path className={tapClass} d="M10 41V10h11v4.2" />
    </>
  ),
  plain: (
    <>
      {top}
      <rect className={basinClass} x="20" y="14" width="44" height="25" rx="9" />
      {waste}
      {tapHole}
    </>
  ),
};

export function SinkDrawing({ name }: { name: string }) {
  const drawing = drawings[name === noSinkName ? 'none' : sinkShapeOf(name)];
  return (
    <svg
      aria-hidden
      viewBox="0 0 84 50"
      className="block h-18.5 w-full fill-none stroke-ink stroke-[1.4] px-3.5 pt-3 pb-0.5 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {drawing}
    </svg>
  );
}
