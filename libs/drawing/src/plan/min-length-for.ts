import type { Outline } from './outline';
import { edgeMm, notchMm, placeCutouts } from './place-cutouts';
import { fittingCentre, sinkOpeningOf } from './place-sink';

interface WantedOpenings {
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** null: not entered. */
  widthMm: number | null;
}

/** Measured on a top long enough that nothing overlaps. */
const longMm = 100_000;
const defaultWidthMm = 350;
const endMm = 40;

/** The shortest top on which basin, taps and cut-outs fit side by side, wherever the basin goes; in whole mm. */
export function minLengthFor({ sinkName, cutoutNames, widthMm }: WantedOpenings): number {
  const size = { lengthMm: longMm, widthMm: widthMm ?? defaultWidthMm };
  const { x } = fittingCentre(size);
  const cutouts = placeCutouts(cutoutNames, size);
  const isAtSink = ({ shape }: (typeof cutouts)[number]) => /tap|dispenser/.test(shape);
  const halfSink = sinkName === null ? 0 : (sinkOpeningOf(sinkName)?.lengthMm ?? 0) / 2;
  const atSink = cutouts.filter(isAtSink).flatMap(({ outlines }) => outlines.map(rangeOf));
  const left = Math.max(halfSink, ...atSink.map((box) => x - box.left));
  const right = Math.max(halfSink, ...atSink.map((box) => box.right - x));
  const beside = cutouts.filter((cutout) => !isAtSink(cutout) && cutout.shape !== 'notch');
  const lengths = beside.flatMap(({ outlines }) => outlines.map(rangeOf)).map((box) => box.right - box.left);
  const others = lengths.reduce((sum, length) => sum + length + edgeMm, 0);
  const notch = cutouts.some(({ shape }) => shape === 'notch') ? notchMm : 0;
  const atSinkLength = left + right > 0 ? left + right + endMm : 0;
  return Math.ceil(atSinkLength + others + notch + endMm);
}

/** Extent along the wall. */
const rangeOf = (outline: Outline): { left: number; right: number } =>
  outline.shape === 'ellipse'
    ? { left: outline.cx - outline.rx, right: outline.cx + outline.rx }
    : { left: outline.x, right: outline.x + outline.width };
