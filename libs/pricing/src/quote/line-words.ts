import type { Size } from '../measure/size';
import type { PriceLine } from './price-line';

/** '1200 × 350 mm', in one piece wherever a line breaks. */
export const formatSize = ({ lengthMm, widthMm }: Size): string =>
  `${lengthMm}\u00a0×\u00a0${widthMm}\u00a0mm`;

/**
 * A line of a saved price as page, mail and PDF word it: the stone's with its thickness and size, the others as they
 * are.
 */
export function lineWords(
  { kind, label, reckoning }: Pick<PriceLine, 'kind' | 'label' | 'reckoning'>,
  top: Size & { thickness: string },
): { label: string; reckoning: string } {
  return kind === 'surface'
    ? { label: `${label}, ${top.thickness}`, reckoning: `${formatSize(top)} is ${reckoning}` }
    : { label, reckoning };
}
