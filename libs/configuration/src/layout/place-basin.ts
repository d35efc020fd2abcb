import {
  type Basin,
  basinLimits,
  basinNumbers,
  basinProblem,
  basinShapes,
  type LaidBasin,
  type TopLayout,
} from '@app/contracts';
import { cutoutShapeOf, tapHoleOf } from '@app/drawing';
import type { Size } from '@app/pricing';
import { basinTypeOf, suitsSink } from './basin';
import { type LaidParts, toLayout, toPlaces, usualLayout, withOutline } from './layout';

/** Those of the library that go into a sink, as a layout keeps them. */
export const basinsFor = (basins: readonly Basin[], sinkName: string): LaidBasin[] =>
  basins
    .filter((basin) => suitsSink(basin, sinkName))
    .map(({ id, maker, name, type, size, template }) => ({
      id,
      maker,
      name,
      type,
      size,
      ...(template && { template }),
    }));

/** What may be entered as a basin for a sink. */
export function ownBasinFor(sinkName: string) {
  const type = basinTypeOf(sinkName);
  return {
    type,
    shapes: basinShapes.filter((shape) => suitsSink({ type, size: { shape } }, sinkName)),
    limits: { ...basinNumbers, behindMm: basinLimits.behindMm },
    maxLength: basinLimits.name,
    problemOf: basinProblem,
  };
}

/**
 * The layout with another basin; null: of the usual size. One basin goes where it usually does, and the taps where its maker has
 * them; of two, each stays where it is.
 */
export function withBasin(
  layout: TopLayout,
  basin: LaidBasin | null,
  parts: LaidParts,
  size: Size,
): TopLayout {
  const fitted: TopLayout = { ...withOutline(layout, undefined), ...(basin && { basin }) };
  const usual = layout.sinks.length < 2 ? usualLayout(parts, size, fitted) : fitted;
  const laid = { ...fitted, sinks: usual.sinks };
  const places = toPlaces(laid, parts.cutouts, size);
  const usualPlaces = toPlaces(usual, parts.cutouts, size);
  const hole = tapHoleOf(basin ?? undefined);
  return toLayout(
    {
      ...places,
      cutouts: places.cutouts.map((cutout, index) => {
        const shape = cutoutShapeOf(parts.cutouts[index]?.name ?? '');
        const isTap = shape === 'tap-hole' || shape === 'three-tap-holes';
        if (!isTap && shape !== 'dispenser') return cutout;
        if (!isTap || !hole) return usualPlaces.cutouts[index] ?? cutout;
        return {
          ...cutout,
          at: places.sinks.map(({ fromLeftMm, fromBackMm }) => ({
            fromLeftMm: fromLeftMm + hole.rightMm,
            fromBackMm: fromBackMm - hole.behindMm,
          })),
        };
      }),
    },
    parts.cutouts,
    size,
    laid,
  );
}
