import type { AdminOrderLine } from '@app/contracts';
import { formatSize, quantityPrefix } from '@app/pricing';
import { counted } from '../../lib/format-text';
import { text } from './text';

export const colorsOf = (line: AdminOrderLine) => (line.kind === 'order' ? line.tops.colors : [line.color]);

/** Stone and size of one top; of several, their number and stones. */
export function describeTops(line: AdminOrderLine): [first: string, second: string] {
  const { count, quantity, cancelled, length, width } =
    line.kind === 'order' ? line.tops : { count: 1, cancelled: 0, ...line };
  const name = colorsOf(line)[0]?.name ?? '';
  const size = formatSize({ lengthMm: length, widthMm: width });
  if (count === 1 && cancelled === 0) return [quantityPrefix(quantity) + name, size];
  const tops = counted(quantity, 'top') + (cancelled > 0 ? text.cancelled(cancelled) : '');
  return [tops, count === 1 ? `${name}, ${size}` : text.andMore(name, count - 1)];
}
