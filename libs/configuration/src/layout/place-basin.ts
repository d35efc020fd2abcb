import {
  type Basin,
  basinLimits,
  basinNumbers,
  basinProblem,
  basinShapes,
  type TopBasin,
  type TopLayout,
} from '@app/contracts';
import { cutoutShapeOf, tapHoleOf } from '@app/drawing';
import type { Size } from '@app/pricing';
import { basinTypeOf, suitsSink } from './basin';
import { type TopParts, toLayout, toPlaces, usualLayout, withOutline } from './layout';

/** The basins of the library that fit a sink, in the form a layout stores. */
export const basinsFor = (basins: readonly Basin[], sinkName: string): TopBasin[] =>
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

/** Choices and limits of the form in which a customer enters their own basin. */
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
 * The layout with another basin; null: a basin of the usual size. A single basin moves to its usual place; two basins stay
 * where they are. Taps go where the maker of the basin has them.
 */
export function withBasin(layout: TopLayout, basin: TopBasin | null, parts: TopParts, size: Size): TopLayout {
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
