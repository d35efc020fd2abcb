import type { Size } from '../measure/size';
import { toPence } from '../money/decimal';
import { sumPence, type Pence } from '../money/pence';
import type { PriceLine } from './price-line';

/** '1200 × 350 mm', non-breaking. */
export const formatSize = ({ lengthMm, widthMm }: Size): string =>
  `${lengthMm}\u00a0×\u00a0${widthMm}\u00a0mm`;

/** '1190 × 345 mm as agreed, priced as quoted 1185 × 342 mm'; only the quoted size if no other was agreed. */
export const formatSizeToCut = (quoted: Size, agreed: Size | null | undefined): string =>
  agreed ? `${formatSize(agreed)} as agreed, priced as quoted ${formatSize(quoted)}` : formatSize(quoted);

/** '24 × ' as a prefix; '' for one top. */
export const quantityPrefix = (quantity: number): string => (quantity > 1 ? `${quantity}\u00a0× ` : '');

/** The price of each of several equal tops, from the lines of their price; null: only one. */
export function priceOfEach(lines: readonly { kind: PriceLine['kind']; amount: string }[]): Pence | null {
  const quantityIndex = lines.findIndex(({ kind }) => kind === 'quantity');
  return quantityIndex < 0
    ? null
    : sumPence(lines.slice(0, quantityIndex).map(({ amount }) => toPence(amount)));
}

/** The text of a price line on page, mail and PDF. The line of the stone gets thickness and size. */
export function lineText(
  { kind, label, calculation }: Pick<PriceLine, 'kind' | 'label' | 'calculation'>,
  top: Size & { thickness: string; agreedSize?: Size | null },
): { label: string; calculation: string } {
  if (kind !== 'surface') return { label, calculation };
  const verb = top.agreedSize ? ', which is' : ' is';
  return {
    label: `${label}, ${top.thickness}`,
    calculation: `${formatSizeToCut(top, top.agreedSize)}${verb} ${calculation}`,
  };
}
