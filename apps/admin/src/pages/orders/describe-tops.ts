import type { AdminOrderRow } from '@app/contracts';
import { formatSize, quantityPrefix } from '@app/pricing';
import { counted } from '../../lib/format-text';
import { text } from './text';

export const colorsOf = (row: AdminOrderRow) => (row.kind === 'order' ? row.tops.colors : [row.color]);

/** Stone and size of one top; of several, their number and stones. */
export function describeTops(row: AdminOrderRow): [first: string, second: string] {
  const { count, quantity, cancelled, length, width } =
    row.kind === 'order' ? row.tops : { count: 1, cancelled: 0, ...row };
  const name = colorsOf(row)[0]?.name ?? '';
  const size = formatSize({ lengthMm: length, widthMm: width });
  if (count === 1 && cancelled === 0) return [quantityPrefix(quantity) + name, size];
  const tops = counted(quantity, 'top') + (cancelled > 0 ? text.cancelled(cancelled) : '');
  return [tops, count === 1 ? `${name}, ${size}` : text.andMore(name, count - 1)];
}
