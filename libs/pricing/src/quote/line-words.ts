import type { Size } from '../measure/size';
import { toPence } from '../money/decimal';
import { sumPence, type Pence } from '../money/pence';
import type { PriceLine } from './price-line';

/** '1200 × 350 mm', in one piece wherever a line breaks. */
export const formatSize = ({ lengthMm, widthMm }: Size): string =>
  `${lengthMm}\u00a0×\u00a0${widthMm}\u00a0mm`;

/** '24 × ' before what a quote is of; one top is not counted. */
export const times = (quantity: number): string => (quantity > 1 ? `${quantity}\u00a0× ` : '');

/** What each of several equal tops costs, by the lines of their price; null: there is one. */
export function priceOfEach(lines: readonly { kind: PriceLine['kind']; amount: string }[]): Pence | null {
  const others = lines.findIndex(({ kind }) => kind === 'quantity');
  return others < 0 ? null : sumPence(lines.slice(0, others).map(({ amount }) => toPence(amount)));
}

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
