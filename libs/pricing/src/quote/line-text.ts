import type { Size } from '../measure/size';
import { toPence } from '../money/decimal';
import { sumPence, type Pence } from '../money/pence';
import type { PriceLine } from './price-line';

/** '1200 × 350 mm', non-breaking. */
export const formatSize = ({ lengthMm, widthMm }: Size): string =>
  `${lengthMm}\u00a0×\u00a0${widthMm}\u00a0mm`;

/** '24 × ' as a prefix; '' for one top. */
export const quantityPrefix = (quantity: number): string => (quantity > 1 ? `${quantity}\u00a0× ` : '');

/** The price of each of several equal tops, from the lines of their price; null: only one. */
export function priceOfEach(lines: readonly { kind: PriceLine['kind']; amount: string }[]): Pence | null {
  const quantityIndex = lines.findIndex(({ kind }) => kind === 'quantity');
  return quantityIndex < 0
    ? null
    : sumPence(lines.slice(0, quantityIndex).map(({ amount }) => toPence(amount)));
}

/** A price line as page, mail and PDF word it: the stone's with thickness and size, the others unchanged. */
export function lineText(
  { kind, label, calculation }: Pick<PriceLine, 'kind' | 'label' | 'calculation'>,
  top: Size & { thickness: string },
): { label: string; calculation: string } {
  return kind === 'surface'
    ? { label: `${label}, ${top.thickness}`, calculation: `${formatSize(top)} is ${calculation}` }
    : { label, calculation };
}
